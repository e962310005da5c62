import type { Language } from '@ankur/content'

/** "14 March, 4:05 pm", as the device's own clock says it. */
export function formatMoment(atMs: number, language: Language): string {
  const parts = { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const
  return new Date(atMs).toLocaleString(`${language}-IN-u-nu-latn`, parts)
}
