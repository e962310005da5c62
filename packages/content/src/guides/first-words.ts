import { sevenWays } from './first-words/seven-ways.ts'
import { advice, fact, type Guide, type GuideFold } from './guide.ts'
import { guideSources as from } from './sources.ts'

const studies: GuideFold = {
  id: 'studies',
  title: { en: 'Do pictures stop speech?', hi: 'क्या तस्वीरों से बोलना रुकता है?', pa: 'ਕੀ ਤਸਵੀਰਾਂ ਨਾਲ ਬੋਲਣਾ ਰੁਕਦਾ ਹੈ?' },
  hint: { en: 'What studies found', hi: 'अध्ययनों में क्या मिला', pa: 'ਖੋਜਾਂ ਵਿੱਚ ਕੀ ਮਿਲਿਆ' },
  parts: [
    {
      kind: 'text',
      lines: [
        fact(from.speechReview, {
          en: 'One review looked at 27 people with developmental disabilities. None of them lost speech. Most of them spoke a little more.',
          hi: 'एक समीक्षा में विकास की विकलांगता वाले 27 लोग थे। किसी का बोलना कम नहीं हुआ। ज़्यादातर थोड़ा और बोले।',
          pa: 'ਇੱਕ ਸਮੀਖਿਆ ਵਿੱਚ ਵਿਕਾਸ ਦੀ ਅਪੰਗਤਾ ਵਾਲੇ 27 ਲੋਕ ਸਨ। ਕਿਸੇ ਦਾ ਬੋਲਣਾ ਨਹੀਂ ਘਟਿਆ। ਬਹੁਤੇ ਥੋੜ੍ਹਾ ਹੋਰ ਬੋਲੇ।',
        }),
        fact(from.speechAutism, {
          en: 'Another looked at 11 studies of autistic children. Pictures and signs did not get in the way of speech. Where speech grew, it grew a little.',
          hi: 'दूसरी में ऑटिस्टिक बच्चों के 11 अध्ययन थे। तस्वीरों और इशारों से बोलने में रुकावट नहीं आई। जहाँ बोलना बढ़ा, वहाँ थोड़ा बढ़ा।',
          pa: 'ਦੂਜੀ ਵਿੱਚ ਔਟਿਸਟਿਕ ਬੱਚਿਆਂ ਦੀਆਂ 11 ਖੋਜਾਂ ਸਨ। ਤਸਵੀਰਾਂ ਅਤੇ ਇਸ਼ਾਰਿਆਂ ਨਾਲ ਬੋਲਣ ਵਿੱਚ ਰੁਕਾਵਟ ਨਹੀਂ ਆਈ। ਜਿੱਥੇ ਬੋਲਣਾ ਵਧਿਆ, ਥੋੜ੍ਹਾ ਵਧਿਆ।',
        }),
        advice({
          en: 'These groups were small. A picture board is a way to talk. It does not teach speech and does not replace a speech therapist.',
          hi: 'ये समूह छोटे थे। तस्वीरों का बोर्ड बात करने का एक तरीका है। यह बोलना नहीं सिखाता और स्पीच थेरेपिस्ट की जगह नहीं लेता।',
          pa: 'ਇਹ ਸਮੂਹ ਛੋਟੇ ਸਨ। ਤਸਵੀਰਾਂ ਦਾ ਬੋਰਡ ਗੱਲ ਕਰਨ ਦਾ ਇੱਕ ਤਰੀਕਾ ਹੈ। ਇਹ ਬੋਲਣਾ ਨਹੀਂ ਸਿਖਾਉਂਦਾ ਅਤੇ ਸਪੀਚ ਥੈਰੇਪਿਸਟ ਦੀ ਥਾਂ ਨਹੀਂ ਲੈਂਦਾ।',
        }),
      ],
    },
  ],
}

const board: GuideFold = {
  id: 'board',
  title: { en: 'Start a talk board', hi: 'तस्वीरों वाला बोर्ड शुरू करें', pa: 'ਤਸਵੀਰਾਂ ਵਾਲਾ ਬੋਰਡ ਸ਼ੁਰੂ ਕਰੋ' },
  hint: { en: 'Six pictures, everybody uses it', hi: 'छह तस्वीरें, सब इस्तेमाल करें', pa: 'ਛੇ ਤਸਵੀਰਾਂ, ਸਾਰੇ ਵਰਤਣ' },
  parts: [
    {
      kind: 'steps',
      frames: [
        { adult: 'plus', child: 'quiet', thing: 'board' },
        { adult: 'quiet', child: 'banana', thing: 'board' },
        { adult: 'heart', child: 'stop', thing: 'board' },
      ],
      lines: [
        fact(from.modelling, {
          en: 'Use it yourself while you talk. Point to "more" when you say "more". In 10 studies children then used more pictures and words.',
          hi: 'बात करते हुए खुद भी छुएँ। "और" बोलें तो "और" को छुएँ। 10 अध्ययनों में इसके बाद बच्चों ने ज़्यादा तस्वीरें और शब्द इस्तेमाल किए।',
          pa: 'ਗੱਲ ਕਰਦੇ ਹੋਏ ਆਪ ਵੀ ਛੂਹੋ। "ਹੋਰ" ਬੋਲੋ ਤਾਂ "ਹੋਰ" ਨੂੰ ਛੂਹੋ। 10 ਖੋਜਾਂ ਵਿੱਚ ਇਸ ਤੋਂ ਬਾਅਦ ਬੱਚਿਆਂ ਨੇ ਵੱਧ ਤਸਵੀਰਾਂ ਅਤੇ ਸ਼ਬਦ ਵਰਤੇ।',
        }),
        advice({
          en: 'Never take it away. Never ask for it to be used before you give.',
          hi: 'बोर्ड कभी न छीनें। चीज़ देने से पहले बोर्ड छूने की शर्त न रखें।',
          pa: 'ਬੋਰਡ ਕਦੇ ਨਾ ਖੋਹੋ। ਚੀਜ਼ ਦੇਣ ਤੋਂ ਪਹਿਲਾਂ ਬੋਰਡ ਛੂਹਣ ਦੀ ਸ਼ਰਤ ਨਾ ਰੱਖੋ।',
        }),
        advice({
          en: 'Respond to every word, even "no" and "stop".',
          hi: 'हर शब्द का जवाब दें, "नहीं" और "रुको" का भी।',
          pa: 'ਹਰ ਸ਼ਬਦ ਦਾ ਜਵਾਬ ਦਿਓ, "ਨਹੀਂ" ਅਤੇ "ਰੁਕੋ" ਦਾ ਵੀ।',
        }),
      ],
    },
  ],
  link: { path: '/talk', label: { en: 'Open the talk board', hi: 'बोलने का बोर्ड खोलें', pa: 'ਬੋਲਣ ਵਾਲਾ ਬੋਰਡ ਖੋਲ੍ਹੋ' } },
}

const languagesAtHome: GuideFold = {
  id: 'languages',
  title: { en: 'More than one language', hi: 'घर में एक से ज़्यादा भाषा', pa: 'ਘਰ ਵਿੱਚ ਇੱਕ ਤੋਂ ਵੱਧ ਭਾਸ਼ਾ' },
  hint: { en: 'Speak the one you love in', hi: 'अपने दिल की भाषा बोलें', pa: 'ਆਪਣੇ ਦਿਲ ਦੀ ਭਾਸ਼ਾ ਬੋਲੋ' },
  parts: [
    {
      kind: 'text',
      lines: [
        fact([from.twoLanguages, from.twoLanguagesScope], {
          en: 'Two reviews of studies found no harm from two languages at home. You do not have to give one up.',
          hi: 'अध्ययनों की दो समीक्षाओं में घर की दो भाषाओं से कोई नुकसान नहीं दिखा। कोई भाषा छोड़ने की ज़रूरत नहीं।',
          pa: 'ਖੋਜਾਂ ਦੀਆਂ ਦੋ ਸਮੀਖਿਆਵਾਂ ਵਿੱਚ ਘਰ ਦੀਆਂ ਦੋ ਭਾਸ਼ਾਵਾਂ ਨਾਲ ਕੋਈ ਨੁਕਸਾਨ ਨਹੀਂ ਦਿਸਿਆ। ਕੋਈ ਭਾਸ਼ਾ ਛੱਡਣ ਦੀ ਲੋੜ ਨਹੀਂ।',
        }),
      ],
    },
  ],
}

const apps: GuideFold = {
  id: 'apps',
  title: { en: 'Other free apps', hi: 'दूसरे मुफ़्त ऐप', pa: 'ਹੋਰ ਮੁਫ਼ਤ ਐਪ' },
  hint: { en: 'If ours is too small', hi: 'हमारा बोर्ड छोटा पड़े तो', pa: 'ਸਾਡਾ ਬੋਰਡ ਛੋਟਾ ਪਵੇ ਤਾਂ' },
  parts: [
    {
      kind: 'list',
      lines: [
        fact(from.cboard, {
          en: 'Cboard: in the browser, 33 languages, translated by a machine.',
          hi: 'Cboard: ब्राउज़र में, 33 भाषाएँ। अनुवाद मशीन का है।',
          pa: 'Cboard: ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ, 33 ਭਾਸ਼ਾਵਾਂ। ਅਨੁਵਾਦ ਮਸ਼ੀਨ ਦਾ ਹੈ।',
        }),
        fact(from.jellow, {
          en: 'Jellow, from IIT Bombay: on Android, in English, Hindi, Bengali and Marathi.',
          hi: 'Jellow, IIT बॉम्बे का: एंड्रॉयड फ़ोन पर, अंग्रेज़ी, हिंदी, बंगाली और मराठी में।',
          pa: 'Jellow, IIT ਬੰਬੇ ਦੀ: ਐਂਡਰਾਇਡ ਫ਼ੋਨ ਉੱਤੇ, ਅੰਗਰੇਜ਼ੀ, ਹਿੰਦੀ, ਬੰਗਾਲੀ ਅਤੇ ਮਰਾਠੀ ਵਿੱਚ।',
        }),
        advice({
          en: 'We did not check what these apps do with your data.',
          hi: 'ये ऐप आपके डेटा का क्या करते हैं, यह हमने नहीं देखा है।',
          pa: 'ਇਹ ਐਪ ਤੁਹਾਡੇ ਡੇਟਾ ਦਾ ਕੀ ਕਰਦੇ ਹਨ, ਇਹ ਅਸੀਂ ਨਹੀਂ ਵੇਖਿਆ।',
        }),
      ],
    },
  ],
}

const therapist: GuideFold = {
  id: 'therapist',
  title: { en: 'When to see a speech therapist', hi: 'स्पीच थेरेपिस्ट से कब मिलें', pa: 'ਸਪੀਚ ਥੈਰੇਪਿਸਟ ਨੂੰ ਕਦੋਂ ਮਿਲੀਏ' },
  hint: { en: 'And ask for a hearing test', hi: 'और सुनने की जाँच करवाएँ', pa: 'ਅਤੇ ਸੁਣਨ ਦੀ ਜਾਂਚ ਕਰਵਾਓ' },
  parts: [
    {
      kind: 'list',
      lines: [
        fact(from.wordsRule, {
          en: 'No single words by 16 months.',
          hi: '16 महीने तक कोई शब्द नहीं।',
          pa: '16 ਮਹੀਨਿਆਂ ਤੱਕ ਕੋਈ ਸ਼ਬਦ ਨਹੀਂ।',
        }),
        fact(from.wordsRule, {
          en: 'No two-word phrases of their own by 24 months.',
          hi: '24 महीने तक अपने आप दो शब्द जोड़कर नहीं बोलता।',
          pa: '24 ਮਹੀਨਿਆਂ ਤੱਕ ਆਪਣੇ ਆਪ ਦੋ ਸ਼ਬਦ ਜੋੜ ਕੇ ਨਹੀਂ ਬੋਲਦਾ।',
        }),
        fact(from.wordsRule, {
          en: 'Words or gestures lost at any age: see a doctor this week.',
          hi: 'किसी भी उम्र में शब्द या इशारे छूट जाएँ: इसी हफ़्ते डॉक्टर से मिलें।',
          pa: 'ਕਿਸੇ ਵੀ ਉਮਰ ਵਿੱਚ ਸ਼ਬਦ ਜਾਂ ਇਸ਼ਾਰੇ ਛੁੱਟ ਜਾਣ: ਇਸੇ ਹਫ਼ਤੇ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
        }),
        advice({
          en: 'You are worried. That is enough.',
          hi: 'आपको चिंता है। इतना ही काफ़ी है।',
          pa: 'ਤੁਹਾਨੂੰ ਚਿੰਤਾ ਹੈ। ਇੰਨਾ ਹੀ ਕਾਫ਼ੀ ਹੈ।',
        }),
      ],
    },
  ],
  link: {
    path: '/help#near',
    label: { en: 'Find a place near you', hi: 'अपने पास की जगह ढूँढें', pa: 'ਆਪਣੇ ਨੇੜੇ ਦੀ ਥਾਂ ਲੱਭੋ' },
  },
}

/** What a family can begin today, with or without speech. */
export const firstWords: Guide = {
  path: '/first-words',
  title: { en: 'First ways to talk', hi: 'बात करने के पहले तरीके', pa: 'ਗੱਲ ਕਰਨ ਦੇ ਪਹਿਲੇ ਤਰੀਕੇ' },
  description: {
    en: 'Seven things to do today in pictures, with or without speech, and how to start a talk board at home.',
    hi: 'आज से करने की सात बातें तस्वीरों में, बच्चा बोले या न बोले, और घर पर बोर्ड शुरू करने का तरीका।',
    pa: 'ਅੱਜ ਤੋਂ ਕਰਨ ਦੀਆਂ ਸੱਤ ਗੱਲਾਂ ਤਸਵੀਰਾਂ ਵਿੱਚ, ਬੱਚਾ ਬੋਲੇ ਜਾਂ ਨਾ ਬੋਲੇ, ਅਤੇ ਘਰ ਵਿੱਚ ਬੋਰਡ ਸ਼ੁਰੂ ਕਰਨ ਦਾ ਤਰੀਕਾ।',
  },
  lead: {
    en: 'Start today, with or without speech. Pictures and signs do not stop speech.',
    hi: 'आज से शुरू करें, बच्चा बोले या न बोले। तस्वीरों और इशारों से बोलना नहीं रुकता।',
    pa: 'ਅੱਜ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ, ਬੱਚਾ ਬੋਲੇ ਜਾਂ ਨਾ ਬੋਲੇ। ਤਸਵੀਰਾਂ ਅਤੇ ਇਸ਼ਾਰਿਆਂ ਨਾਲ ਬੋਲਣਾ ਨਹੀਂ ਰੁਕਦਾ।',
  },
  steps: [],
  cards: {
    title: { en: 'Choose one for this week', hi: 'इस हफ़्ते के लिए एक चुनें', pa: 'ਇਸ ਹਫ਼ਤੇ ਲਈ ਇੱਕ ਚੁਣੋ' },
    list: sevenWays,
  },
  folds: [board, studies, languagesAtHome, therapist, apps],
}
