import { voiceFor, watchVoices } from '../platform/speech/speech.ts'
import { leaveStop } from './leave-stop.ts'
import type { ReadAloud } from '../platform/speech/read-aloud.ts'
import type { Reading } from '../ui/listen/listen.tsx'

/**
 * Activates the Listen control of a static page; `listen.tsx` describes the markup. `failed` is called when it cannot be
 * loaded.
 */
export function watchListen(controls: HTMLElement, failed: () => void): void {
  const place = document.getElementById(controls.dataset.listen ?? '')
  const toggle = controls.querySelector<HTMLElement>('[data-listen-toggle]')
  if (!place || !toggle) return
  const language = place.closest('[lang]')?.getAttribute('lang') ?? 'en'
  const show = () => (controls.hidden = voiceFor(language) === null)
  watchVoices(show)
  show()

  let reader: ReadAloud | undefined
  const load = async () => {
    const { readAloud } = await import('../platform/speech/read-aloud.ts')
    addEventListener('pagehide', () => reader?.stop())
    return (reader ??= readAloud(
      () => [place],
      (reading) => showState(controls, reading),
    ))
  }
  toggle.addEventListener('click', () => {
    if (reader) return reader.toggle()
    // Safari allows speech only after a first call within a press.
    speechSynthesis.speak(new SpeechSynthesisUtterance(''))
    load().then((loaded) => loaded.toggle(), failed)
  })
  controls.querySelector('[data-listen-stop]')?.addEventListener('click', () => reader?.stop())
}

function showState(controls: HTMLElement, reading: Reading): void {
  if (reading === 'silent') leaveStop(document)
  for (const label of controls.querySelectorAll<HTMLElement>('[data-when]')) label.hidden = label.dataset.when !== reading
  const stop = controls.querySelector<HTMLElement>('[data-listen-stop]')
  if (stop) stop.hidden = reading === 'silent'
}
