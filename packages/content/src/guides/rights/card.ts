import { advice, fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'

export const card: GuideFold = {
  id: 'card',
  title: { en: 'Disability card (UDID)', hi: 'विकलांगता कार्ड (UDID)', pa: 'ਅਪੰਗਤਾ ਕਾਰਡ (UDID)' },
  hint: { en: 'Certificate and card in one', hi: 'प्रमाण पत्र और कार्ड साथ-साथ', pa: 'ਸਰਟੀਫ਼ਿਕੇਟ ਅਤੇ ਕਾਰਡ ਇਕੱਠੇ' },
  parts: [
    {
      kind: 'get',
      lines: [
        fact(from.disabilityList, {
          en: 'A certificate and a card. Autism is one of the 21 conditions in the law.',
          hi: 'प्रमाण पत्र और कार्ड। कानून में लिखी 21 स्थितियों में ऑटिज़्म भी है।',
          pa: 'ਸਰਟੀਫ਼ਿਕੇਟ ਅਤੇ ਕਾਰਡ। ਕਾਨੂੰਨ ਵਿੱਚ ਲਿਖੀਆਂ 21 ਹਾਲਤਾਂ ਵਿੱਚ ਔਟਿਜ਼ਮ ਵੀ ਹੈ।',
        }),
      ],
    },
    {
      kind: 'steps',
      lines: [
        fact([from.certificateRules, from.certificateTime], {
          en: 'Apply on the UDID site, swavlambancard.gov.in. The civil hospital can help you.',
          hi: 'UDID की साइट swavlambancard.gov.in पर आवेदन करें। सिविल अस्पताल में मदद माँगें।',
          pa: 'UDID ਦੀ ਸਾਈਟ swavlambancard.gov.in ਉੱਤੇ ਅਰਜ਼ੀ ਦਿਓ। ਸਿਵਲ ਹਸਪਤਾਲ ਵਿੱਚ ਮਦਦ ਮੰਗੋ।',
        }),
        advice({
          en: 'Go to the hospital on the day they give you. Take your child and all papers.',
          hi: 'बताए गए दिन बच्चे और सारे कागज़ लेकर अस्पताल जाएँ।',
          pa: 'ਦੱਸੇ ਦਿਨ ਬੱਚੇ ਅਤੇ ਸਾਰੇ ਕਾਗ਼ਜ਼ ਲੈ ਕੇ ਹਸਪਤਾਲ ਜਾਓ।',
        }),
        fact(from.autismScale, {
          en: 'The doctors fill in a list of questions. One such list for India is called ISAA.',
          hi: 'डॉक्टर एक सूची से सवाल पूछते हैं। भारत की एक ऐसी सूची का नाम ISAA है।',
          pa: 'ਡਾਕਟਰ ਇੱਕ ਸੂਚੀ ਤੋਂ ਸਵਾਲ ਪੁੱਛਦੇ ਹਨ। ਭਾਰਤ ਦੀ ਇੱਕ ਅਜਿਹੀ ਸੂਚੀ ਦਾ ਨਾਂ ISAA ਹੈ।',
        }),
        advice({
          en: 'Ask how and when you will get the card, and when you need to renew it.',
          hi: 'पूछें कि कार्ड कब और कैसे मिलेगा, और दोबारा कब बनवाना होगा।',
          pa: 'ਪੁੱਛੋ ਕਿ ਕਾਰਡ ਕਦੋਂ ਅਤੇ ਕਿਵੇਂ ਮਿਲੇਗਾ, ਅਤੇ ਦੁਬਾਰਾ ਕਦੋਂ ਬਣਵਾਉਣਾ ਪਵੇਗਾ।',
        }),
      ],
    },
    {
      kind: 'papers',
      lines: [
        fact(from.certificateRules, {
          en: 'A recent photo of your child, taken in the last 6 months',
          hi: 'बच्चे की हाल की फ़ोटो, पिछले 6 महीने में खींची हुई',
          pa: 'ਬੱਚੇ ਦੀ ਹਾਲ ਦੀ ਫ਼ੋਟੋ, ਪਿਛਲੇ 6 ਮਹੀਨਿਆਂ ਵਿੱਚ ਖਿੱਚੀ ਹੋਈ',
        }),
        fact(from.certificateRules, {
          en: "Your child's Aadhaar, or the paper that shows you applied",
          hi: 'बच्चे का आधार, या आवेदन की पर्ची',
          pa: 'ਬੱਚੇ ਦਾ ਆਧਾਰ, ਜਾਂ ਅਰਜ਼ੀ ਦੀ ਪਰਚੀ',
        }),
        fact(from.certificateRules, {
          en: 'Proof of identity and of address',
          hi: 'पहचान और पते का सबूत',
          pa: 'ਪਛਾਣ ਅਤੇ ਪਤੇ ਦਾ ਸਬੂਤ',
        }),
        advice({ en: 'Papers of the diagnosis', hi: 'निदान के कागज़', pa: 'ਨਿਦਾਨ ਦੇ ਕਾਗ਼ਜ਼' }),
      ],
    },
    {
      kind: 'time',
      lines: [
        fact(from.certificateTime, {
          en: 'The rules of 2024 give the hospital 3 months.',
          hi: '2024 के नियम अस्पताल को 3 महीने का समय देते हैं।',
          pa: '2024 ਦੇ ਨਿਯਮ ਹਸਪਤਾਲ ਨੂੰ 3 ਮਹੀਨਿਆਂ ਦਾ ਸਮਾਂ ਦਿੰਦੇ ਹਨ।',
        }),
        fact([from.certificateTime, from.disabilityList], {
          en: 'The card is white below 40%, yellow from 40% and blue from 80%. Many benefits start at 40%.',
          hi: '40% से कम पर कार्ड सफ़ेद, 40% से पीला और 80% से नीला होता है। कई लाभ 40% से शुरू होते हैं।',
          pa: '40% ਤੋਂ ਘੱਟ ਉੱਤੇ ਕਾਰਡ ਚਿੱਟਾ, 40% ਤੋਂ ਪੀਲਾ ਅਤੇ 80% ਤੋਂ ਨੀਲਾ ਹੁੰਦਾ ਹੈ। ਕਈ ਲਾਭ 40% ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦੇ ਹਨ।',
        }),
      ],
    },
    {
      kind: 'refused',
      lines: [
        advice({
          en: 'Ask for the reason in writing. Then ask the head of the hospital (civil surgeon).',
          hi: 'वजह लिखित में माँगें। फिर अस्पताल के मुखिया (सिविल सर्जन) से मिलें।',
          pa: 'ਕਾਰਨ ਲਿਖਤੀ ਮੰਗੋ। ਫਿਰ ਹਸਪਤਾਲ ਦੇ ਮੁਖੀ (ਸਿਵਲ ਸਰਜਨ) ਨੂੰ ਮਿਲੋ।',
        }),
      ],
    },
  ],
}
