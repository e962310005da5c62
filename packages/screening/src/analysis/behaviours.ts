/** The lines of the twenty behaviours in all languages, and what stands around them in the analysis. */
import { behaviourLines as english } from '../behaviours/en.ts'
import { behaviourLines as hindi } from '../behaviours/hi.ts'
import { behaviourLines as punjabi } from '../behaviours/pa.ts'
import { type Domain, idsOf, type ItemId } from '../instrument.ts'
import { itemKeys } from '../item-keys.ts'
import type { Texts } from '../language.ts'

export const strengths: Readonly<Record<ItemId, Texts>> = inEveryLanguage('strengths')

export const talk: Readonly<Record<ItemId, Texts>> = inEveryLanguage('talk')

function inEveryLanguage(lines: 'strengths' | 'talk'): Record<ItemId, Texts> {
  const found: Record<ItemId, Texts> = {}
  for (const id of idsOf({ items: itemKeys })) {
    const [en, hi, pa] = [english[lines][id], hindi[lines][id], punjabi[lines][id]]
    if (en !== undefined && hi !== undefined && pa !== undefined) found[id] = { en, hi, pa }
  }
  return found
}

/** One list line of strengths: the group's name, then whole sentences. Group F keeps only sounds. */
export const strengthLines: { readonly [D in Domain]: Texts } = {
  A: { en: 'Sharing attention. {sentences}', hi: 'साथ देखना और दिखाना। {sentences}', pa: 'ਇਕੱਠੇ ਵੇਖਣਾ ਅਤੇ ਵਿਖਾਉਣਾ। {sentences}' },
  B: { en: 'Asking and understanding. {sentences}', hi: 'माँगना और समझना। {sentences}', pa: 'ਮੰਗਣਾ ਅਤੇ ਸਮਝਣਾ। {sentences}' },
  C: { en: 'Connecting with people. {sentences}', hi: 'लोगों से जुड़ना। {sentences}', pa: 'ਲੋਕਾਂ ਨਾਲ ਜੁੜਨਾ। {sentences}' },
  D: { en: 'Play and copying. {sentences}', hi: 'खेल और नकल। {sentences}', pa: 'ਖੇਡ ਅਤੇ ਨਕਲ। {sentences}' },
  E: { en: 'Moving. {sentences}', hi: 'चलना-फिरना। {sentences}', pa: 'ਤੁਰਨਾ-ਫਿਰਨਾ। {sentences}' },
  F: { en: 'Sounds. {sentences}', hi: 'आवाज़ें। {sentences}', pa: 'ਆਵਾਜ਼ਾਂ। {sentences}' },
}

export const behaviourWords = {
  noStrength: {
    en: 'You know your child well and took the time to check. That is a strength for your child.',
    hi: 'आप बच्चे को अच्छी तरह जानते हैं और आपने समय निकालकर इन सवालों के जवाब दिए। यह बच्चे के लिए एक ताकत है।',
    pa: 'ਤੁਸੀਂ ਬੱਚੇ ਨੂੰ ਚੰਗੀ ਤਰ੍ਹਾਂ ਜਾਣਦੇ ਹੋ ਅਤੇ ਤੁਸੀਂ ਸਮਾਂ ਕੱਢ ਕੇ ਇਨ੍ਹਾਂ ਸਵਾਲਾਂ ਦੇ ਜਵਾਬ ਦਿੱਤੇ। ਇਹ ਬੱਚੇ ਲਈ ਇੱਕ ਤਾਕਤ ਹੈ।',
  },
  talkAboutThese: {
    en: 'You can talk about these with a child doctor.',
    hi: 'इन बातों पर आप बच्चों के डॉक्टर से बात कर सकते हैं।',
    pa: 'ਇਨ੍ਹਾਂ ਗੱਲਾਂ ਬਾਰੇ ਤੁਸੀਂ ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ ਨਾਲ ਗੱਲ ਕਰ ਸਕਦੇ ਹੋ।',
  },
  nothingToTalkAbout: {
    en: 'No answer stood out. You can still ask a doctor anything you wonder about.',
    hi: 'किसी जवाब पर अलग से ध्यान देने की बात नहीं थी। फिर भी मन में कोई सवाल हो तो डॉक्टर से पूछें।',
    pa: 'ਕਿਸੇ ਜਵਾਬ ਉੱਤੇ ਵੱਖਰਾ ਧਿਆਨ ਦੇਣ ਦੀ ਗੱਲ ਨਹੀਂ ਸੀ। ਫਿਰ ਵੀ ਮਨ ਵਿੱਚ ਕੋਈ ਸਵਾਲ ਹੋਵੇ ਤਾਂ ਡਾਕਟਰ ਨੂੰ ਪੁੱਛੋ।',
  },
} as const satisfies Record<string, Texts>
