import { advice, fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'

export const safety: GuideFold = {
  id: 'safety',
  title: { en: 'Safety', hi: 'सुरक्षा', pa: 'ਸੁਰੱਖਿਆ' },
  hint: { en: 'Water first', hi: 'सबसे पहले पानी', pa: 'ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਪਾਣੀ' },
  link: {
    path: '/materials/id-card',
    label: { en: 'Card for the pocket, to print', hi: 'जेब का कार्ड, छापने के लिए', pa: 'ਜੇਬ ਦਾ ਕਾਰਡ, ਛਾਪਣ ਲਈ' },
  },
  parts: [
    {
      kind: 'why',
      lines: [
        fact(from.runningOff, {
          en: 'Many autistic children run off. In a US survey, parents of 49% of 1,218 children said it was tried at least once after age 4.',
          hi: 'कई ऑटिस्टिक बच्चे अचानक भाग निकलते हैं। अमेरिका के सर्वे में 1,218 में से 49% बच्चों के माता-पिता ने बताया कि 4 साल के बाद ऐसा कम से कम एक बार हुआ।',
          pa: 'ਕਈ ਔਟਿਸਟਿਕ ਬੱਚੇ ਅਚਾਨਕ ਭੱਜ ਨਿਕਲਦੇ ਹਨ। ਅਮਰੀਕਾ ਦੇ ਸਰਵੇ ਵਿੱਚ 1,218 ਵਿੱਚੋਂ 49% ਬੱਚਿਆਂ ਦੇ ਮਾਪਿਆਂ ਨੇ ਦੱਸਿਆ ਕਿ 4 ਸਾਲ ਤੋਂ ਬਾਅਦ ਅਜਿਹਾ ਘੱਟੋ-ਘੱਟ ਇੱਕ ਵਾਰ ਹੋਇਆ।',
        }),
      ],
    },
    {
      kind: 'try',
      lines: [
        advice({
          en: 'If your child is gone, look at water first. Call 112 at once.',
          hi: 'बच्चा न दिखे तो पहले पानी के पास देखें। तुरंत 112 पर फ़ोन करें।',
          pa: 'ਬੱਚਾ ਨਾ ਦਿਸੇ ਤਾਂ ਪਹਿਲਾਂ ਪਾਣੀ ਕੋਲ ਵੇਖੋ। ਤੁਰੰਤ 112 ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।',
        }),
        advice({
          en: 'Put a card with your phone number in a pocket or shoe.',
          hi: 'अपने फ़ोन नंबर वाला कार्ड जेब या जूते में रखें।',
          pa: 'ਆਪਣੇ ਫ਼ੋਨ ਨੰਬਰ ਵਾਲਾ ਕਾਰਡ ਜੇਬ ਜਾਂ ਜੁੱਤੀ ਵਿੱਚ ਰੱਖੋ।',
        }),
        advice({
          en: 'Fix a high latch. Tell neighbours and shops what your child is like.',
          hi: 'ऊँची कुंडी लगाएँ। पड़ोसियों और दुकानदारों को बच्चे के बारे में बताएँ।',
          pa: 'ਉੱਚੀ ਕੁੰਡੀ ਲਾਓ। ਗੁਆਂਢੀਆਂ ਅਤੇ ਦੁਕਾਨਦਾਰਾਂ ਨੂੰ ਬੱਚੇ ਬਾਰੇ ਦੱਸੋ।',
        }),
        advice({
          en: 'Keep a distance from firecrackers. Hold hands at roads and in festival crowds.',
          hi: 'पटाखों से दूर रखें। सड़क पर और मेले की भीड़ में हाथ पकड़ें।',
          pa: 'ਪਟਾਕਿਆਂ ਤੋਂ ਦੂਰ ਰੱਖੋ। ਸੜਕ ਉੱਤੇ ਅਤੇ ਮੇਲੇ ਦੀ ਭੀੜ ਵਿੱਚ ਹੱਥ ਫੜੋ।',
        }),
        advice({
          en: 'Teach body rules: private parts are private, "no" counts, tell me. No secrets about touch.',
          hi: 'शरीर के नियम सिखाएँ: निजी अंग निजी हैं, "नहीं" मायने रखता है, मुझे बताओ। छूने का कोई राज़ नहीं।',
          pa: 'ਸਰੀਰ ਦੇ ਨਿਯਮ ਸਿਖਾਓ: ਨਿੱਜੀ ਅੰਗ ਨਿੱਜੀ ਹਨ, "ਨਹੀਂ" ਮਾਇਨੇ ਰੱਖਦਾ ਹੈ, ਮੈਨੂੰ ਦੱਸੋ। ਛੂਹਣ ਦਾ ਕੋਈ ਭੇਤ ਨਹੀਂ।',
        }),
      ],
    },
    {
      kind: 'doctor',
      lines: [
        advice({
          en: 'Your child hurts themselves, or suddenly much more than before. Pain is often the reason.',
          hi: 'बच्चा खुद को चोट पहुँचाता है, या अचानक पहले से बहुत ज़्यादा। अक्सर वजह दर्द होती है।',
          pa: 'ਬੱਚਾ ਆਪਣੇ ਆਪ ਨੂੰ ਸੱਟ ਮਾਰਦਾ ਹੈ, ਜਾਂ ਅਚਾਨਕ ਪਹਿਲਾਂ ਨਾਲੋਂ ਬਹੁਤ ਵੱਧ। ਅਕਸਰ ਕਾਰਨ ਦਰਦ ਹੁੰਦਾ ਹੈ।',
        }),
        advice({
          en: 'If a child is not safe with someone, call 1098.',
          hi: 'बच्चा किसी के साथ सुरक्षित न हो, तो 1098 पर फ़ोन करें।',
          pa: 'ਬੱਚਾ ਕਿਸੇ ਨਾਲ ਸੁਰੱਖਿਅਤ ਨਾ ਹੋਵੇ, ਤਾਂ 1098 ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।',
        }),
      ],
    },
  ],
}
