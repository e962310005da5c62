/** The device's own voices. They often load late, and a phone may have none for a language. */

/** Not the Punjabi of Pakistan, `pa-PK`, nor any in Arabic script: neither reads Gurmukhi. */
const punjabi = /^pan?([-_]Guru)?([-_]IN(?!.*Arab).*)?$/i

/** The voice for a language, preferably the Indian variant; null if this device has none. */
export function voiceFor(language: string): SpeechSynthesisVoice | null {
  if (!canSpeak()) return null
  // A remote voice sends the text to its provider.
  const own = speechSynthesis.getVoices().filter((voice) => voice.localService)
  // Chrome on Android names a voice `hi_IN`, Firefox there `hin-IND`, all others `hi-IN`; `eng` and `pan` likewise.
  const code = language === 'pa' ? punjabi : new RegExp(`^${language}[ng]?([-_]|$)`, 'i')
  const voices = own.filter(({ lang }) => code.test(lang))
  return voices.find(({ lang }) => /[-_]IN/i.test(lang)) ?? voices[0] ?? null
}

/** Calls `changed` whenever the list of voices changes; returns an unsubscribe function. */
export function watchVoices(changed: () => void): () => void {
  if (!canSpeak()) return () => {}
  speechSynthesis.addEventListener('voiceschanged', changed)
  return () => speechSynthesis.removeEventListener('voiceschanged', changed)
}

function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis
}
