/** The device's own voices. They often load late, and a phone may have none for a language. */

/** The voice for a language, preferably the Indian variant; null if this device has none. */
export function voiceFor(language: string): SpeechSynthesisVoice | null {
  if (!canSpeak()) return null
  // Chrome on Android names a voice `hi_IN`, Firefox there `hin-IND`, all others `hi-IN`; `eng` and `pan` likewise. The
  // Punjabi of Pakistan (`pa-PK`, `pan-PAK`) and any in Arabic script do not read Gurmukhi.
  const code = new RegExp(`^(?!p.*k|.*arab)${language}[ng]?([-_]|$)`, 'i')
  // A remote voice sends the text to its provider.
  const voices = speechSynthesis.getVoices().filter((voice) => voice.localService && code.test(voice.lang))
  return voices.find((voice) => /[-_]IN/i.test(voice.lang)) ?? voices[0] ?? null
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
