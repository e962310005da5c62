import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { messages } from '../messages.ts'
import { definePart, type LoadTrigger, type PlaceholderProps } from './define-part.tsx'

// As in a browser: at build time every prerendered page loads its parts again.
vi.mock('../drawn.ts', () => ({ isBeingDrawn: false, drawn: { styles: new Set(), board: '' } }))

const atOnce: LoadTrigger = { Placeholder: ({ failures }: PlaceholderProps) => <p>not here, lost {failures} times</p> }
const Content = ({ name }: { name: string }) => <p>Hello {name}</p>

test('a part is loaded once, even for two simultaneous requests', async () => {
  const load = vi.fn(async () => Content)
  const Part = definePart({ load, when: atOnce })
  await Promise.all([Part.preload(), Part.preload()])
  await Part.preload()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failed load is retried at the next request', async () => {
  const load = vi.fn(async () => Content).mockRejectedValueOnce(new Error('no signal'))
  const Part = definePart({ load, when: atOnce })
  await expect(Part.preload()).rejects.toThrow('no signal')
  await Part.preload()
  expect(renderToStaticMarkup(<Part name="Asha" />)).toBe('<p>Hello Asha</p>')
})

test('a part shows its placeholder until everything is loaded', async () => {
  let endLoading = () => {}
  const other = new Promise<void>((resolve) => (endLoading = resolve))
  const Part = definePart({ load: async () => Content, also: [() => other], when: atOnce })
  const loading = Part.preload()
  expect(renderToStaticMarkup(<Part name="Asha" />)).toBe('<p>not here, lost 0 times</p>')
  endLoading()
  await loading
  expect(renderToStaticMarkup(<Part name="Asha" />)).toBe('<p>Hello Asha</p>')
})

test('a part loads its messages only in the language of the page', async () => {
  const requested: string[] = []
  const file = (language: string) => async () => {
    requested.push(language)
    return {}
  }
  // In the order of the folder names.
  const words = messages<Record<string, string>>([file('en'), file('hi'), file('pa')])
  vi.stubGlobal('localStorage', { getItem: () => 'pa' })
  const Part = definePart({ load: async () => Content, messages: [words], when: atOnce })
  await Part.preload()
  expect(requested).toEqual(['pa'])
  vi.unstubAllGlobals()
})

test('nothing is fetched if the connection check fails', async () => {
  const load = vi.fn(async () => Content)
  const Part = definePart({ load, when: { ...atOnce, checkConnection: () => Promise.reject(new Error('offline')) } })
  await expect(Part.preload()).rejects.toThrow('offline')
  expect(load).not.toHaveBeenCalled()
})
