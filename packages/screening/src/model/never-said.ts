/**
 * What a model's text may never bring in, beside the banned words of all texts: causes and other names, treatments, false
 * comfort, chances, places, addresses. A word counts only where the sentence that was to be put in other words has it not.
 */
import { bannedWords, findWords } from '../banned-words.ts'
import type { Language } from '../language.ts'

const neverSaid: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'autis*, spectrum, asperger*, adhd, syndrome, delay*, disabilit*, impair*, retard*, intellectual*, iq, damage*, cause*',
    'medication*, medicine*, tablet*, supplement*, vitamin*, diet*, gluten, detox*, stem cell*, hyperbaric, vaccin*, drug*',
    'therap*, treat*, no need, need not, do not worry, don’t worry, nothing to worry, not worry, will be fine, is fine, is okay',
    'wait and see, no doctor, grow out, your fault, fault, blame*, guarantee*, certain*, definitely, surely, likely, chance*',
    'mild, moderate, level, type, score*, total, band, result*, hospital*, clinic*, helpline*, rupee*, study, studies, research*',
    'happy, sad, angry, anxious, expression*, emotion*, mood, gaze',
  ].flatMap((line) => line.split(', ')),
  hi: [
    'ऑटिज़्म, ऑटिज्म, ऑटिस्टिक, स्वलीनता, स्पेक्ट्रम, एडीएचडी, सिंड्रोम, विकलांगता, बौद्धिक, कारण, दवाई, गोली, विटामिन, टीका, टीके',
    'इलाज, थेरेपी, परहेज़, चिंता न करें, चिंता मत, चिंता की बात नहीं, ज़रूरत नहीं, डॉक्टर की ज़रूरत नहीं, ठीक हो, गलती, दोष, गारंटी',
    'पक्का, निश्चित, शायद ही, स्कोर, कुल, नतीजा, स्तर, अस्पताल, क्लिनिक, हेल्पलाइन, रुपये, अध्ययन, शोध, खुश, दुखी, गुस्सा, भावना',
  ].flatMap((line) => line.split(', ')),
  pa: [
    'ਔਟਿਜ਼ਮ, ਆਟਿਜ਼ਮ, ਔਟਿਸਟਿਕ, ਸਪੈਕਟ੍ਰਮ, ਏਡੀਐਚਡੀ, ਸਿੰਡਰੋਮ, ਅਪੰਗਤਾ, ਬੌਧਿਕ, ਕਾਰਨ, ਗੋਲੀ, ਵਿਟਾਮਿਨ, ਟੀਕਾ, ਟੀਕੇ, ਦਵਾਈਆਂ',
    'ਇਲਾਜ, ਥੈਰੇਪੀ, ਪਰਹੇਜ਼, ਚਿੰਤਾ ਨਾ ਕਰੋ, ਚਿੰਤਾ ਦੀ ਗੱਲ ਨਹੀਂ, ਲੋੜ ਨਹੀਂ, ਠੀਕ ਹੋ, ਗਲਤੀ, ਦੋਸ਼, ਗਾਰੰਟੀ',
    'ਪੱਕਾ, ਯਕੀਨਨ, ਸਕੋਰ, ਕੁੱਲ, ਨਤੀਜਾ, ਪੱਧਰ, ਹਸਪਤਾਲ, ਕਲੀਨਿਕ, ਹੈਲਪਲਾਈਨ, ਰੁਪਏ, ਅਧਿਐਨ, ਖੋਜ, ਖੁਸ਼, ਦੁਖੀ, ਗੁੱਸਾ, ਭਾਵਨਾ',
  ].flatMap((line) => line.split(', ')),
}

const addresses = /https?:|www\.|[\w-]+\.(com|org|in|net|gov|io)\b|@|\+?\d[\d -]{5,}\d/i

/** The words and addresses in a text that its source does not have and a model may not say. */
export function foundNeverSaid(text: string, source: string, language: Language): string[] {
  const words = findWords(text, [...bannedWords[language], ...neverSaid[language]])
  const brought = words.filter((word) => findWords(source, [word]).length === 0)
  return addresses.test(text) && !addresses.test(source) ? [...brought, 'address'] : brought
}
