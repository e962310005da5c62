import { fill, type Language } from '@ankur/content'

/** Bytes as people read them on a phone: one decimal. */
export function inMb(bytes: number): string {
  return (bytes / (1024 * 1024)).toFixed(1)
}

export function asLength(sentence: string, seconds: number): string {
  const whole = Math.max(1, Math.round(seconds))
  return fill(sentence, { minutes: Math.floor(whole / 60), seconds: whole % 60 })
}

/** A moment by the clock of India: "14:05". */
export function clockTime(isoTime: string, language: Language): string {
  const options = {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Kolkata',
    numberingSystem: 'latn',
  } as const
  return new Intl.DateTimeFormat(`${language}-IN`, options).format(new Date(isoTime))
}
