import { voiceFor, watchVoices } from '../platform/speech/speech.ts'
import { leaveStop } from './leave-stop.ts'
import type { ReadAloud } from '../platform/speech/read-aloud.ts'
import type { Reading } from '../ui/listen/listen.tsx'

/** Brings the Listen of a static page to life; `listen.tsx` describes the markup. `failed` tells when it cannot be fetched. */
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
      (reading) => tell(controls, reading),
    ))
  }
  toggle.addEventListener('click', () => {
    if (reader) return reader.toggle()
    // Safari lets a page speak only from within a press; once it has, it may.
    speechSynthesis.speak(new SpeechSynthesisUtterance(''))
    load().then((loaded) => loaded.toggle(), failed)
  })
  controls.querySelector('[data-listen-stop]')?.addEventListener('click', () => reader?.stop())
}

function tell(controls: HTMLElement, reading: Reading): void {
  if (reading === 'silent') leaveStop(document)
  for (const label of controls.querySelectorAll<HTMLElement>('[data-when]')) label.hidden = label.dataset.when !== reading
  const stop = controls.querySelector<HTMLElement>('[data-listen-stop]')
  if (stop) stop.hidden = reading === 'silent'
}
