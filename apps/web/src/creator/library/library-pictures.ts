/**
 * The files of the library: each is loaded when one of its pictures is first needed, and then cached by the service worker.
 */
import { fetchWithRetry } from '../../platform/retry.ts'
import { picturesIn } from './library-file.ts'
import { homeOf, type Kind } from './picture-list.ts'
import animals from './pictures/animals.library'
import aroundUs from './pictures/around-us.library'
import food from './pictures/food.library'
import ofKinds from './pictures/kinds.library'
import nature from './pictures/nature.library'
import people from './pictures/people.library'
import rides from './pictures/rides.library'
import things from './pictures/things.library'
import { loadFiles } from '../files/stored-files.ts'

type Files = ReadonlyMap<string, Uint8Array>

const addresses: Readonly<Record<Kind | 'kinds', string>> = {
  'around-us': aroundUs,
  animals,
  people,
  food,
  things,
  rides,
  nature,
  kinds: ofKinds,
}

const fetched = new Map<string, Promise<Files>>()

/** All pictures of a file, by their names in games. A failed load is retried. */
export function fetchLibrary(file: Kind | 'kinds'): Promise<Files> {
  const coming = fetched.get(file) ?? read(addresses[file])
  fetched.set(file, coming)
  coming.catch(() => fetched.delete(file))
  return coming
}

/** Those of the requested pictures that are available now. */
export async function loadLibraryPictures(wanted: readonly string[]): Promise<Map<string, Uint8Array>> {
  const homes = new Set(wanted.flatMap((picture) => homeOf(picture) ?? []))
  const files = await Promise.all([...homes].map((home) => fetchLibrary(home).catch((): Files => new Map())))
  const found = new Map(files.flatMap((each) => [...each]))
  return new Map(
    [...new Set(wanted)].flatMap((picture) => {
      const bytes = found.get(picture)
      return bytes ? [[picture, bytes] as const] : []
    }),
  )
}

/** Pictures that are not built into the page: those of this device, and those of the library. */
export async function loadPictures(names: readonly string[]): Promise<Map<string, Uint8Array>> {
  const ofDevice = await loadFiles(names.filter((name) => name.includes('.')))
  const ofLibrary = names.filter((name) => name.startsWith('library-'))
  if (ofLibrary.length === 0) return ofDevice
  return new Map([...ofDevice, ...(await loadLibraryPictures(ofLibrary))])
}

async function read(address: string): Promise<Files> {
  const response = await fetchWithRetry(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  const letters = new TextEncoder()
  return new Map([...picturesIn(await response.text())].map(([name, svg]) => [`library-${name}`, letters.encode(svg)]))
}
