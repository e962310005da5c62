import type { Instrument } from '../instrument.ts'
import type { Texts } from '../language.ts'
import { plainId } from '../plain-words/plain-name.ts'

/** What the check is and is not; a loaded form gets a sentence of its own, since "our own questions" would be untrue. */
export const pleaseNoteWords = {
  ownQuestions: {
    en: 'This check uses our own questions, based on published research. It is not the official M-CHAT-R, and it has not been tested in a study.',
    hi: 'यह स्क्रीनिंग हमारे अपने सवालों से बनी है, जो छपे हुए शोध पर आधारित हैं। यह आधिकारिक M-CHAT-R नहीं है, और किसी अध्ययन में इसकी परख नहीं हुई है।',
    pa: 'ਇਹ ਸਕ੍ਰੀਨਿੰਗ ਸਾਡੇ ਆਪਣੇ ਸਵਾਲਾਂ ਨਾਲ ਬਣੀ ਹੈ, ਜੋ ਛਪੀ ਹੋਈ ਖੋਜ ਉੱਤੇ ਆਧਾਰਿਤ ਹਨ। ਇਹ ਅਧਿਕਾਰਤ M-CHAT-R ਨਹੀਂ ਹੈ, ਅਤੇ ਕਿਸੇ ਅਧਿਐਨ ਵਿੱਚ ਇਸ ਦੀ ਪਰਖ ਨਹੀਂ ਹੋਈ।',
  },
  officialQuestions: {
    en: 'This check uses the official questions. The words of this page are ours.',
    hi: 'इस स्क्रीनिंग के सवाल आधिकारिक हैं। इस पेज के शब्द हमारे हैं।',
    pa: 'ਇਸ ਸਕ੍ਰੀਨਿੰਗ ਦੇ ਸਵਾਲ ਅਧਿਕਾਰਤ ਹਨ। ਇਸ ਪੰਨੇ ਦੇ ਸ਼ਬਦ ਸਾਡੇ ਹਨ।',
  },
  otherQuestions: {
    en: 'This check uses the questions of the form {form}. The words of this page are ours.',
    hi: 'इस स्क्रीनिंग के सवाल {form} नाम के फ़ॉर्म के हैं। इस पेज के शब्द हमारे हैं।',
    pa: 'ਇਸ ਸਕ੍ਰੀਨਿੰਗ ਦੇ ਸਵਾਲ {form} ਨਾਂ ਦੇ ਫ਼ਾਰਮ ਦੇ ਹਨ। ਇਸ ਪੰਨੇ ਦੇ ਸ਼ਬਦ ਸਾਡੇ ਹਨ।',
  },
  onlyAPerson: {
    en: 'It cannot tell you that your child is or is not autistic. Only a trained professional who meets your child can do that.',
    hi: 'यह स्क्रीनिंग नहीं बता सकती कि बच्चे को ऑटिज़्म है या नहीं। यह सिर्फ़ वे प्रशिक्षित विशेषज्ञ बता सकते हैं जो बच्चे से मिलें।',
    pa: 'ਇਹ ਸਕ੍ਰੀਨਿੰਗ ਨਹੀਂ ਦੱਸ ਸਕਦੀ ਕਿ ਬੱਚੇ ਨੂੰ ਔਟਿਜ਼ਮ ਹੈ ਜਾਂ ਨਹੀਂ। ਇਹ ਸਿਰਫ਼ ਸਿਖਲਾਈ ਵਾਲੇ ਉਹ ਮਾਹਰ ਦੱਸ ਸਕਦੇ ਹਨ ਜੋ ਬੱਚੇ ਨੂੰ ਮਿਲਣ।',
  },
  ifWorried: {
    en: 'If you are worried, see a child doctor, whatever this page says. In an emergency call 112.',
    hi: 'मन में चिंता हो तो बच्चों के डॉक्टर से मिलें, चाहे यह पेज कुछ भी कहे। इमरजेंसी में 112 पर फ़ोन करें।',
    pa: 'ਮਨ ਵਿੱਚ ਚਿੰਤਾ ਹੋਵੇ ਤਾਂ ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ, ਭਾਵੇਂ ਇਹ ਪੰਨਾ ਕੁਝ ਵੀ ਕਹੇ। ਐਮਰਜੈਂਸੀ ਵਿੱਚ 112 ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।',
  },
} as const satisfies Record<string, Texts>

/** What is said of the questions: ours, the authors' own, or those of another loaded form. */
export function whoseQuestions({ id, official }: Pick<Instrument, 'id' | 'official'>): Texts {
  if (id === plainId) return pleaseNoteWords.ownQuestions
  return official ? pleaseNoteWords.officialQuestions : pleaseNoteWords.otherQuestions
}
