import { type Domain, domains } from '../instrument.ts'
import type { Texts } from '../language.ts'

export const notTreatment: Texts = {
  en: 'These are play ideas, not treatment.',
  hi: 'ये खेल के सुझाव हैं, इलाज नहीं।',
  pa: 'ਇਹ ਖੇਡਣ ਦੇ ਸੁਝਾਅ ਹਨ, ਇਲਾਜ ਨਹੀਂ।',
}

/** Two ideas for each group of behaviours. */
export const playIdeas: { readonly [D in Domain]: readonly [Texts, Texts] } = {
  A: [
    {
      en: 'Hold a toy near your face. Wait. Smile when your child looks.',
      hi: 'कोई खिलौना अपने चेहरे के पास रखें। रुकें। बच्चा देखे तो मुस्कुराएँ।',
      pa: 'ਕੋਈ ਖਿਡੌਣਾ ਆਪਣੇ ਚਿਹਰੇ ਕੋਲ ਰੱਖੋ। ਰੁਕੋ। ਬੱਚਾ ਵੇਖੇ ਤਾਂ ਮੁਸਕਰਾਓ।',
    },
    {
      en: 'Point at a thing your child likes. Say its name and wait for a look.',
      hi: 'बच्चे की पसंद की चीज़ की ओर इशारा करें। उसका नाम लें और बच्चे के देखने तक रुकें।',
      pa: 'ਬੱਚੇ ਦੀ ਪਸੰਦ ਦੀ ਚੀਜ਼ ਵੱਲ ਇਸ਼ਾਰਾ ਕਰੋ। ਉਸ ਦਾ ਨਾਂ ਲਓ ਅਤੇ ਬੱਚੇ ਦੇ ਵੇਖਣ ਤੱਕ ਰੁਕੋ।',
    },
  ],
  B: [
    {
      en: 'Offer two things to choose from. Wait for a look, a sound or a point.',
      hi: 'दो चीज़ें सामने रखें और चुनने दें। बच्चा देखे, आवाज़ करे या इशारा करे, तब तक रुकें।',
      pa: 'ਦੋ ਚੀਜ਼ਾਂ ਸਾਹਮਣੇ ਰੱਖੋ ਅਤੇ ਚੁਣਨ ਦਿਓ। ਬੱਚਾ ਵੇਖੇ, ਆਵਾਜ਼ ਕੱਢੇ ਜਾਂ ਇਸ਼ਾਰਾ ਕਰੇ, ਉਦੋਂ ਤੱਕ ਰੁਕੋ।',
    },
    {
      en: 'Sit low, face to face. Say the name once, then wait five seconds.',
      hi: 'नीचे बैठें, आमने-सामने। एक बार नाम लें, फिर पाँच सेकंड रुकें।',
      pa: 'ਹੇਠਾਂ ਬੈਠੋ, ਆਹਮੋ-ਸਾਹਮਣੇ। ਇੱਕ ਵਾਰ ਨਾਂ ਲਓ, ਫਿਰ ਪੰਜ ਸਕਿੰਟ ਰੁਕੋ।',
    },
  ],
  C: [
    {
      en: 'Sing a song with actions, face to face. Stop halfway and wait for a look.',
      hi: 'आमने-सामने बैठकर इशारों वाला गीत गाएँ। बीच में रुकें और बच्चे के देखने का इंतज़ार करें।',
      pa: 'ਆਹਮੋ-ਸਾਹਮਣੇ ਬੈਠ ਕੇ ਇਸ਼ਾਰਿਆਂ ਵਾਲਾ ਗੀਤ ਗਾਓ। ਵਿਚਕਾਰ ਰੁਕੋ ਅਤੇ ਬੱਚੇ ਦੇ ਵੇਖਣ ਦੀ ਉਡੀਕ ਕਰੋ।',
    },
    {
      en: 'Play peekaboo with a cloth. Wait for a smile before the next turn.',
      hi: 'कपड़े के पीछे चेहरा छिपाने और दिखाने का खेल खेलें। अगली बारी से पहले मुस्कान का इंतज़ार करें।',
      pa: 'ਕੱਪੜੇ ਪਿੱਛੇ ਚਿਹਰਾ ਲੁਕਾਉਣ ਅਤੇ ਵਿਖਾਉਣ ਦੀ ਖੇਡ ਖੇਡੋ। ਅਗਲੀ ਵਾਰੀ ਤੋਂ ਪਹਿਲਾਂ ਮੁਸਕਾਨ ਦੀ ਉਡੀਕ ਕਰੋ।',
    },
  ],
  D: [
    {
      en: 'Copy what your child does, then add one small step.',
      hi: 'बच्चा जो करे, वही आप करें, फिर एक छोटी सी नई बात जोड़ें।',
      pa: 'ਬੱਚਾ ਜੋ ਕਰੇ, ਉਹੀ ਤੁਸੀਂ ਕਰੋ, ਫਿਰ ਇੱਕ ਛੋਟੀ ਜਿਹੀ ਨਵੀਂ ਗੱਲ ਜੋੜੋ।',
    },
    {
      en: 'Give a doll a sip from an empty cup. Take turns.',
      hi: 'गुड़िया को खाली कप से पानी पिलाने का खेल खेलें। बारी-बारी से।',
      pa: 'ਗੁੱਡੀ ਨੂੰ ਖਾਲੀ ਕੱਪ ਵਿੱਚੋਂ ਪਾਣੀ ਪਿਆਉਣ ਦੀ ਖੇਡ ਖੇਡੋ। ਵਾਰੀ-ਵਾਰੀ।',
    },
  ],
  E: [
    {
      en: 'Swing your child gently, or bounce them on your knee. Stop, and wait for a sign for more.',
      hi: 'बच्चे को झुलाएँ, या घुटने पर बिठाकर धीरे-धीरे हिलाएँ। रुकें, और बच्चे के "और करो" जैसे इशारे का इंतज़ार करें।',
      pa: 'ਬੱਚੇ ਨੂੰ ਝੂਟੇ ਦਿਓ, ਜਾਂ ਗੋਡੇ ਉੱਤੇ ਬਿਠਾ ਕੇ ਹੌਲੀ-ਹੌਲੀ ਹਿਲਾਓ। ਰੁਕੋ, ਅਤੇ ਬੱਚੇ ਦੇ "ਹੋਰ ਕਰੋ" ਵਰਗੇ ਇਸ਼ਾਰੇ ਦੀ ਉਡੀਕ ਕਰੋ।',
    },
    {
      en: 'Make a low hill of pillows and climb over it together. Stay close.',
      hi: 'तकियों की नीची पहाड़ी बनाएँ और साथ में चढ़ें। पास ही रहें।',
      pa: 'ਸਿਰਹਾਣਿਆਂ ਦੀ ਨੀਵੀਂ ਪਹਾੜੀ ਬਣਾਓ ਅਤੇ ਇਕੱਠੇ ਚੜ੍ਹੋ। ਕੋਲ ਹੀ ਰਹੋ।',
    },
  ],
  F: [
    {
      en: 'Notice which sounds hurt. Tell your child before they come.',
      hi: 'देखें कि कौन सी आवाज़ें चुभती हैं। उनके आने से पहले बच्चे को बता दें।',
      pa: 'ਵੇਖੋ ਕਿ ਕਿਹੜੀਆਂ ਆਵਾਜ਼ਾਂ ਚੁਭਦੀਆਂ ਹਨ। ਉਨ੍ਹਾਂ ਦੇ ਆਉਣ ਤੋਂ ਪਹਿਲਾਂ ਬੱਚੇ ਨੂੰ ਦੱਸ ਦਿਓ।',
    },
    {
      en: 'Tap softly on a pot together. Stop when your child has had enough.',
      hi: 'साथ मिलकर बर्तन पर धीरे-धीरे थपकी दें। बच्चे का मन भर जाए तो रुक जाएँ।',
      pa: 'ਇਕੱਠੇ ਭਾਂਡੇ ਉੱਤੇ ਹੌਲੀ-ਹੌਲੀ ਥਾਪੀ ਦਿਓ। ਬੱਚੇ ਦਾ ਮਨ ਭਰ ਜਾਵੇ ਤਾਂ ਰੁਕ ਜਾਓ।',
    },
  ],
}

/** Three ideas by the groups of the counted items: two for the group with most of them, one for the second, or general ones when none counted. */
export function chooseIdeas(counted: readonly Domain[]): Texts[] {
  const size = (domain: Domain) => counted.filter((each) => each === domain).length
  const [first, second] = domains.filter((domain) => size(domain) > 0).sort((a, b) => size(b) - size(a))
  if (!first) return [playIdeas.A[0], playIdeas.C[0], playIdeas.D[0]]
  const third = second ?? (first === 'C' ? 'D' : 'C')
  return [...playIdeas[first], playIdeas[third][0]]
}
