import type { Texts } from '../language.ts'

/** Stands wherever our own questions do. */
export const plainNotice: Texts = {
  en: 'These questions are in our own words. They are not the official M-CHAT-R text.',
  hi: 'ये सवाल हमारे अपने शब्दों में हैं। यह M-CHAT-R का आधिकारिक पाठ नहीं है।',
  pa: 'ਇਹ ਸਵਾਲ ਸਾਡੇ ਆਪਣੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਹਨ। ਇਹ M-CHAT-R ਦਾ ਅਧਿਕਾਰਤ ਪਾਠ ਨਹੀਂ ਹੈ।',
}
