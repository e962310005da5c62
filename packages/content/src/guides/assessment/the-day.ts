import { advice, fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'

export const people: GuideFold = {
  id: 'people',
  title: { en: 'Who you may meet', hi: 'कौन-कौन मिल सकते हैं', pa: 'ਕੌਣ-ਕੌਣ ਮਿਲ ਸਕਦੇ ਹਨ' },
  hint: { en: 'Not all of them at once', hi: 'सब एक साथ नहीं', pa: 'ਸਾਰੇ ਇਕੱਠੇ ਨਹੀਂ' },
  parts: [
    {
      kind: 'list',
      lines: [
        advice({
          en: 'Child specialist (paediatrician): looks at health, growth and development.',
          hi: 'बच्चों के डॉक्टर: सेहत, बढ़त और विकास देखते हैं।',
          pa: 'ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ: ਸਿਹਤ, ਵਾਧਾ ਅਤੇ ਵਿਕਾਸ ਵੇਖਦੇ ਹਨ।',
        }),
        advice({
          en: 'Psychologist: plays, watches and asks you about everyday life.',
          hi: 'मनोवैज्ञानिक: खेलते हैं, देखते हैं और रोज़ की बातें पूछते हैं।',
          pa: 'ਮਨੋਵਿਗਿਆਨੀ: ਖੇਡਦੇ ਹਨ, ਵੇਖਦੇ ਹਨ ਅਤੇ ਰੋਜ਼ ਦੀਆਂ ਗੱਲਾਂ ਪੁੱਛਦੇ ਹਨ।',
        }),
        advice({
          en: 'Speech therapist: looks at words, signs and understanding.',
          hi: 'स्पीच थेरेपिस्ट: शब्द, इशारे और समझ देखते हैं।',
          pa: 'ਸਪੀਚ ਥੈਰੇਪਿਸਟ: ਸ਼ਬਦ, ਇਸ਼ਾਰੇ ਅਤੇ ਸਮਝ ਵੇਖਦੇ ਹਨ।',
        }),
        advice({
          en: 'Occupational therapist: looks at hands, movement, eating and dressing.',
          hi: 'ऑक्यूपेशनल थेरेपिस्ट: हाथ, चाल, खाना और कपड़े पहनना देखते हैं।',
          pa: 'ਆਕੂਪੇਸ਼ਨਲ ਥੈਰੇਪਿਸਟ: ਹੱਥ, ਚਾਲ, ਖਾਣਾ ਅਤੇ ਕੱਪੜੇ ਪਾਉਣਾ ਵੇਖਦੇ ਹਨ।',
        }),
      ],
    },
  ],
}

export const tools: GuideFold = {
  id: 'tools',
  title: { en: 'What they use', hi: 'वे किस चीज़ से देखते हैं', pa: 'ਉਹ ਕਿਸ ਚੀਜ਼ ਨਾਲ ਵੇਖਦੇ ਹਨ' },
  hint: { en: 'Questions and play', hi: 'सवाल और खेल', pa: 'ਸਵਾਲ ਅਤੇ ਖੇਡ' },
  parts: [
    {
      kind: 'text',
      lines: [
        fact(from.indianTool, {
          en: 'INDT-ASD: questions and play, made in India for children of 2 to 9 years.',
          hi: 'INDT-ASD: सवाल और खेल, भारत में 2 से 9 साल के बच्चों के लिए बना।',
          pa: 'INDT-ASD: ਸਵਾਲ ਅਤੇ ਖੇਡ, ਭਾਰਤ ਵਿੱਚ 2 ਤੋਂ 9 ਸਾਲ ਦੇ ਬੱਚਿਆਂ ਲਈ ਬਣਿਆ।',
        }),
        fact(from.autismScale, {
          en: 'ISAA: a scale for the disability certificate.',
          hi: 'ISAA: विकलांगता प्रमाण पत्र के लिए।',
          pa: 'ISAA: ਅਪੰਗਤਾ ਸਰਟੀਫ਼ਿਕੇਟ ਲਈ।',
        }),
        advice({
          en: 'You may hear other names, such as CARS or ADOS. Ask what each one is for.',
          hi: 'CARS या ADOS जैसे नाम भी सुनाई दे सकते हैं। पूछें कि वह किसलिए है।',
          pa: 'CARS ਜਾਂ ADOS ਵਰਗੇ ਨਾਂ ਵੀ ਸੁਣ ਸਕਦੇ ਹੋ। ਪੁੱਛੋ ਕਿ ਉਹ ਕਿਸ ਲਈ ਹੈ।',
        }),
      ],
    },
  ],
}

export const hearing: GuideFold = {
  id: 'hearing',
  title: { en: 'The hearing test', hi: 'सुनने की जाँच', pa: 'ਸੁਣਨ ਦੀ ਜਾਂਚ' },
  hint: { en: 'OAE and BERA', hi: 'OAE और BERA', pa: 'OAE ਅਤੇ BERA' },
  parts: [
    {
      kind: 'text',
      lines: [
        fact(from.hearingTest, {
          en: 'It does not harm your child. A small plug in the ear or pads on the head listen for an answer.',
          hi: 'इससे बच्चे को कोई नुकसान नहीं होता। कान में छोटी नली या सिर पर छोटी पट्टियाँ लगती हैं।',
          pa: 'ਇਸ ਨਾਲ ਬੱਚੇ ਨੂੰ ਕੋਈ ਨੁਕਸਾਨ ਨਹੀਂ ਹੁੰਦਾ। ਕੰਨ ਵਿੱਚ ਛੋਟੀ ਨਲੀ ਜਾਂ ਸਿਰ ਉੱਤੇ ਛੋਟੀਆਂ ਪੱਟੀਆਂ ਲੱਗਦੀਆਂ ਹਨ।',
        }),
        fact(from.hearingTest, {
          en: 'A young child often has to sleep for it. Come at sleeping time, with milk or food.',
          hi: 'छोटे बच्चे को अक्सर सोना पड़ता है। सोने के समय आएँ, दूध या खाना साथ लाएँ।',
          pa: 'ਛੋਟੇ ਬੱਚੇ ਨੂੰ ਅਕਸਰ ਸੌਣਾ ਪੈਂਦਾ ਹੈ। ਸੌਣ ਵੇਲੇ ਆਓ, ਦੁੱਧ ਜਾਂ ਖਾਣਾ ਨਾਲ ਲਿਆਓ।',
        }),
      ],
    },
  ],
}

export const blood: GuideFold = {
  id: 'blood',
  title: { en: 'Blood tests and scans', hi: 'खून की जाँच और स्कैन', pa: 'ਖ਼ੂਨ ਦੀ ਜਾਂਚ ਅਤੇ ਸਕੈਨ' },
  hint: { en: 'They do not show autism', hi: 'इनसे ऑटिज़्म नहीं दिखता', pa: 'ਇਨ੍ਹਾਂ ਨਾਲ ਔਟਿਜ਼ਮ ਨਹੀਂ ਦਿਸਦਾ' },
  parts: [
    {
      kind: 'text',
      lines: [
        fact(from.noBloodTest, {
          en: 'No blood test shows autism. Doctors look at how a child grows and plays.',
          hi: 'खून की किसी जाँच में ऑटिज़्म नहीं दिखता। डॉक्टर बच्चे का विकास और व्यवहार देखते हैं।',
          pa: 'ਖ਼ੂਨ ਦੀ ਕਿਸੇ ਜਾਂਚ ਵਿੱਚ ਔਟਿਜ਼ਮ ਨਹੀਂ ਦਿਸਦਾ। ਡਾਕਟਰ ਬੱਚੇ ਦਾ ਵਿਕਾਸ ਅਤੇ ਵਿਹਾਰ ਵੇਖਦੇ ਹਨ।',
        }),
        advice({
          en: 'A doctor may ask for a blood test, an EEG or a scan for another reason. Ask: "What are you looking for?"',
          hi: 'डॉक्टर किसी और वजह से खून की जाँच, EEG या स्कैन लिख सकते हैं। पूछें: "इससे क्या देखना है?"',
          pa: 'ਡਾਕਟਰ ਕਿਸੇ ਹੋਰ ਕਾਰਨ ਖ਼ੂਨ ਦੀ ਜਾਂਚ, EEG ਜਾਂ ਸਕੈਨ ਲਿਖ ਸਕਦੇ ਹਨ। ਪੁੱਛੋ: "ਇਸ ਨਾਲ ਕੀ ਵੇਖਣਾ ਹੈ?"',
        }),
      ],
    },
  ],
}

export const take: GuideFold = {
  id: 'take',
  title: { en: 'What to take', hi: 'साथ क्या ले जाएँ', pa: 'ਨਾਲ ਕੀ ਲਿਜਾਈਏ' },
  hint: { en: 'Papers and comfort', hi: 'कागज़ और मनपसंद चीज़ें', pa: 'ਕਾਗ਼ਜ਼ ਅਤੇ ਮਨਪਸੰਦ ਚੀਜ਼ਾਂ' },
  link: {
    path: '/materials/hospital',
    label: { en: 'The day in pictures, to print', hi: 'यह दिन तस्वीरों में, छापने के लिए', pa: 'ਇਹ ਦਿਨ ਤਸਵੀਰਾਂ ਵਿੱਚ, ਛਾਪਣ ਲਈ' },
  },
  parts: [
    {
      kind: 'boxes',
      lines: [
        advice({ en: 'Old prescriptions and reports', hi: 'पुरानी पर्चियाँ और रिपोर्ट', pa: 'ਪੁਰਾਣੀਆਂ ਪਰਚੀਆਂ ਅਤੇ ਰਿਪੋਰਟਾਂ' }),
        advice({
          en: 'Mother and child card with the vaccines',
          hi: 'जच्चा-बच्चा कार्ड (टीके वाला)',
          pa: 'ਜੱਚਾ-ਬੱਚਾ ਕਾਰਡ (ਟੀਕਿਆਂ ਵਾਲਾ)',
        }),
        advice({
          en: 'Your screening report, and short videos on your phone',
          hi: 'स्क्रीनिंग की रिपोर्ट, और फ़ोन पर छोटे वीडियो',
          pa: 'ਸਕ੍ਰੀਨਿੰਗ ਦੀ ਰਿਪੋਰਟ, ਅਤੇ ਫ਼ੋਨ ਉੱਤੇ ਛੋਟੀਆਂ ਵੀਡੀਓ',
        }),
        advice({
          en: 'Food, water, spare clothes, the toy your child loves',
          hi: 'खाना, पानी, बदलने के कपड़े, बच्चे का प्यारा खिलौना',
          pa: 'ਖਾਣਾ, ਪਾਣੀ, ਬਦਲਣ ਲਈ ਕੱਪੜੇ, ਬੱਚੇ ਦਾ ਪਿਆਰਾ ਖਿਡੌਣਾ',
        }),
        advice({
          en: 'Someone who can hold the bag while you talk',
          hi: 'कोई अपना, जो आपकी बात के समय सामान सँभाले',
          pa: 'ਕੋਈ ਆਪਣਾ, ਜੋ ਤੁਹਾਡੀ ਗੱਲ ਵੇਲੇ ਸਾਮਾਨ ਸੰਭਾਲੇ',
        }),
      ],
    },
    {
      kind: 'text',
      lines: [
        advice({
          en: 'It can take two or three visits. That is usual.',
          hi: 'दो या तीन बार जाना पड़ सकता है। ऐसा अक्सर होता है।',
          pa: 'ਦੋ ਜਾਂ ਤਿੰਨ ਵਾਰ ਜਾਣਾ ਪੈ ਸਕਦਾ ਹੈ। ਅਜਿਹਾ ਅਕਸਰ ਹੁੰਦਾ ਹੈ।',
        }),
      ],
    },
  ],
}
