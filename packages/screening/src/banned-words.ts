/**
 * Words that no text about a child's result may use, by language: they frighten, judge, promise or claim
 * what a screening cannot know. A star stands for any ending.
 */
import type { Language } from './language.ts'

export const bannedWords: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'risk*, at-risk, fail*, pass, passed, suspect*, suspici*, symptom*, disease*, suffer*, afflict*',
    'normal*, abnormal*, positive*, negative*, diagnos*, detect*, cure*, recover*, overcome, severe*',
    'deficit*, disorder*, patient*, probab*, likelihood, percent*, per cent, %, too late, window closing',
    'lost years, special child, special needs, red flag*, remind*, reminder*, alarm*, PDF, doctor page',
    'just, simply, easy, M-CHAT score, retarded, treat, medicine, defect*, burden',
  ].flatMap((line) => line.split(', ')),
  hi: [
    'जोखिम, ख़तरा, ख़तरे, खतरा, खतरे, फेल, फ़ेल, असफल, सामान्य, असामान्य, नॉर्मल, बीमारी, रोग, रोगी, मरीज़',
    'लक्षण, पीड़ित, निदान, डायग्नोसिस, संदेह, शक, संभावना, प्रतिशत, फ़ीसदी, %, पॉज़िटिव, पॉजिटिव, नेगेटिव',
    'मंदबुद्धि, पागल, विकलांग, विशेष बच्चा, देर हो चुकी, ठीक हो जाएगा, विकार, गंभीर, कमी, याद दिलाएँगे, दवा',
  ].flatMap((line) => line.split(', ')),
  pa: [
    'ਜੋਖਮ, ਖ਼ਤਰਾ, ਖ਼ਤਰੇ, ਖਤਰਾ, ਖਤਰੇ, ਫੇਲ੍ਹ, ਫ਼ੇਲ੍ਹ, ਸਧਾਰਨ, ਸਾਧਾਰਨ, ਅਸਧਾਰਨ, ਨਾਰਮਲ, ਬਿਮਾਰੀ, ਬੀਮਾਰੀ, ਰੋਗ, ਮਰੀਜ਼',
    'ਲੱਛਣ, ਪੀੜਤ, ਨਿਦਾਨ, ਡਾਇਗਨੋਸਿਸ, ਸ਼ੱਕ, ਸੰਭਾਵਨਾ, ਪ੍ਰਤੀਸ਼ਤ, ਫ਼ੀਸਦੀ, %, ਪਾਜ਼ੇਟਿਵ, ਪਾਜ਼ਿਟਿਵ, ਨੈਗੇਟਿਵ',
    'ਮੰਦਬੁੱਧੀ, ਪਾਗਲ, ਅਪਾਹਜ, ਵਿਸ਼ੇਸ਼ ਬੱਚਾ, ਦੇਰ ਹੋ ਚੁੱਕੀ, ਠੀਕ ਹੋ ਜਾਵੇਗਾ, ਵਿਕਾਰ, ਗੰਭੀਰ, ਕਮੀ, ਯਾਦ ਕਰਾਵਾਂਗੇ, ਦਵਾਈ',
  ].flatMap((line) => line.split(', ')),
}

/** The banned words that a text uses, as whole words. */
export function findBannedWords(text: string, language: Language): string[] {
  return findWords(text, bannedWords[language])
}

/** Which of these words a text uses, whole and in any case; a star stands for any ending. */
export function findWords(text: string, words: readonly string[]): string[] {
  return words.filter((word) => pattern(word).test(text))
}

function pattern(word: string): RegExp {
  const letters = word.replace(/\*$/, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const end = word.endsWith('*') || word === '%' ? '' : '(?![\\p{L}\\p{M}])'
  const start = word === '%' ? '' : '(?<![\\p{L}\\p{M}])'
  return new RegExp(`${start}${letters}${end}`, 'iu')
}
