import { loadFiles } from '../files/stored-files.ts'
import { loadLibraryPictures } from './library-pictures.ts'

/** Pictures that are not built into the page: those of this device, and those of the library. */
export async function loadPictures(names: readonly string[]): Promise<Map<string, Uint8Array>> {
  const ofDevice = await loadFiles(names.filter((name) => name.includes('.')))
  const ofLibrary = names.filter((name) => name.startsWith('library-'))
  if (ofLibrary.length === 0) return ofDevice
  return new Map([...ofDevice, ...(await loadLibraryPictures(ofLibrary))])
}
