import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { messages } from '../messages.ts'
import { definePart, type LoadMoment, type PlaceholderProps } from './define-part.tsx'

// Here as on a phone: at build time each page that is drawn loads its parts anew.
vi.mock('../drawn.ts', () => ({ isBeingDrawn: false, drawn: { styles: new Set(), board: '' } }))

const atOnce: LoadMoment = { Placeholder: ({ failures }: PlaceholderProps) => <p>not here, lost {failures} times</p> }
const Content = ({ name }: { name: string }) => <p>Hello {name}</p>

test('a part is loaded once, also when two ask for it together', async () => {
  const load = vi.fn(async () => Content)
  const Part = definePart({ load, when: atOnce })
  await Promise.all([Part.preload(), Part.preload()])
  await Part.preload()
  expect(load).toHaveBeenCalledTimes(1)
})

test('what was lost is asked for again the next time', async () => {
  const load = vi.fn(async () => Content).mockRejectedValueOnce(new Error('no signal'))
  const Part = definePart({ load, when: atOnce })
  await expect(Part.preload()).rejects.toThrow('no signal')
  await Part.preload()
  expect(renderToStaticMarkup(<Part name="Asha" />)).toBe('<p>Hello Asha</p>')
})

test('until all of it is there its placeholder stands in its place', async () => {
  let endLoading = () => {}
  const other = new Promise<void>((resolve) => (endLoading = resolve))
  const Part = definePart({ load: async () => Content, also: [() => other], when: atOnce })
  const loading = Part.preload()
  expect(renderToStaticMarkup(<Part name="Asha" />)).toBe('<p>not here, lost 0 times</p>')
  endLoading()
  await loading
  expect(renderToStaticMarkup(<Part name="Asha" />)).toBe('<p>Hello Asha</p>')
})

test('a part brings its messages in the language of the page and in no other', async () => {
  const asked: string[] = []
  const file = (language: string) => async () => {
    asked.push(language)
    return {}
  }
  // In the order of the folders' names.
  const words = messages<Record<string, string>>([file('en'), file('hi'), file('pa')])
  vi.stubGlobal('localStorage', { getItem: () => 'pa' })
  const Part = definePart({ load: async () => Content, messages: [words], when: atOnce })
  await Part.preload()
  expect(asked).toEqual(['pa'])
  vi.unstubAllGlobals()
})

test('nothing is fetched where the moment says that it would be in vain', async () => {
  const load = vi.fn(async () => Content)
  const Part = definePart({ load, when: { ...atOnce, checkConnection: () => Promise.reject(new Error('offline')) } })
  await expect(Part.preload()).rejects.toThrow('offline')
  expect(load).not.toHaveBeenCalled()
})
