import { advice, type GuideFold, type Line } from '../guide.ts'

const links: Readonly<Record<string, GuideFold['link']>> = {
  'days-8': {
    path: '/first-words',
    label: { en: 'First ways to talk', hi: 'बात करने के पहले तरीके', pa: 'ਗੱਲ ਕਰਨ ਦੇ ਪਹਿਲੇ ਤਰੀਕੇ' },
  },
  'days-31': { path: '/rights', label: { en: 'Rights and schemes', hi: 'अधिकार और योजनाएँ', pa: 'ਹੱਕ ਅਤੇ ਯੋਜਨਾਵਾਂ' } },
  'days-61': {
    path: '/materials/about-me',
    label: {
      en: 'One page about your child, to print',
      hi: 'बच्चे के बारे में एक पन्ना, छापने के लिए',
      pa: 'ਬੱਚੇ ਬਾਰੇ ਇੱਕ ਸਫ਼ਾ, ਛਾਪਣ ਲਈ',
    },
  },
}

/** At most four boxes for each stretch of days: one small thing at a time. */
export const bands: readonly GuideFold[] = [
  band('days-1', { en: 'Days 1 to 7', hi: 'दिन 1 से 7', pa: 'ਦਿਨ 1 ਤੋਂ 7' }, { en: 'Breathe', hi: 'साँस लें', pa: 'ਸਾਹ ਲਓ' }, [
    advice({
      en: 'Rest and eat well. You do not have to decide anything this week.',
      hi: 'ठीक से सोएँ और खाएँ। इस हफ़्ते आपको कुछ तय नहीं करना है।',
      pa: 'ਚੰਗੀ ਤਰ੍ਹਾਂ ਸੌਂਵੋ ਅਤੇ ਖਾਓ। ਇਸ ਹਫ਼ਤੇ ਤੁਸੀਂ ਕੁਝ ਤੈਅ ਨਹੀਂ ਕਰਨਾ।',
    }),
    advice({ en: 'Tell one person you trust.', hi: 'एक भरोसे वाले इंसान को बताएँ।', pa: 'ਇੱਕ ਭਰੋਸੇ ਵਾਲੇ ਇਨਸਾਨ ਨੂੰ ਦੱਸੋ।' }),
    advice({
      en: 'Write down five things your child loves or does well.',
      hi: 'पाँच बातें लिखें जो बच्चे को पसंद हैं या वह अच्छी करता है।',
      pa: 'ਪੰਜ ਗੱਲਾਂ ਲਿਖੋ ਜੋ ਬੱਚੇ ਨੂੰ ਪਸੰਦ ਹਨ ਜਾਂ ਉਹ ਚੰਗੀਆਂ ਕਰਦਾ ਹੈ।',
    }),
    advice({ en: 'Ask the doctor for the report on paper.', hi: 'डॉक्टर से रिपोर्ट कागज़ पर माँगें।', pa: 'ਡਾਕਟਰ ਤੋਂ ਰਿਪੋਰਟ ਕਾਗ਼ਜ਼ ਉੱਤੇ ਮੰਗੋ।' }),
  ]),
  band(
    'days-8',
    { en: 'Days 8 to 30', hi: 'दिन 8 से 30', pa: 'ਦਿਨ 8 ਤੋਂ 30' },
    { en: 'Hearing, a place, a way to talk', hi: 'सुनना, एक जगह, बात का तरीका', pa: 'ਸੁਣਨਾ, ਇੱਕ ਥਾਂ, ਗੱਲ ਦਾ ਤਰੀਕਾ' },
    [
      advice({ en: 'Have the hearing tested.', hi: 'सुनने की जाँच करवाएँ।', pa: 'ਸੁਣਨ ਦੀ ਜਾਂਚ ਕਰਵਾਓ।' }),
      advice({
        en: 'Visit the DEIC of your district, or one therapist.',
        hi: 'ज़िले के DEIC या किसी एक थेरेपिस्ट के पास जाएँ।',
        pa: 'ਜ਼ਿਲ੍ਹੇ ਦੇ DEIC ਜਾਂ ਕਿਸੇ ਇੱਕ ਥੈਰੇਪਿਸਟ ਕੋਲ ਜਾਓ।',
      }),
      advice({
        en: 'Start one way to talk: a sign, a picture, the talk board.',
        hi: 'बात का एक तरीका शुरू करें: इशारा, तस्वीर या बोर्ड।',
        pa: 'ਗੱਲ ਦਾ ਇੱਕ ਤਰੀਕਾ ਸ਼ੁਰੂ ਕਰੋ: ਇਸ਼ਾਰਾ, ਤਸਵੀਰ ਜਾਂ ਬੋਰਡ।',
      }),
      advice({
        en: 'Do the evening in the same order each day.',
        hi: 'शाम का क्रम रोज़ एक जैसा रखें।',
        pa: 'ਸ਼ਾਮ ਦੀ ਤਰਤੀਬ ਰੋਜ਼ ਇੱਕੋ ਜਿਹੀ ਰੱਖੋ।',
      }),
    ],
  ),
  band(
    'days-31',
    { en: 'Days 31 to 60', hi: 'दिन 31 से 60', pa: 'ਦਿਨ 31 ਤੋਂ 60' },
    { en: 'Papers and play', hi: 'कागज़ और खेल', pa: 'ਕਾਗ਼ਜ਼ ਅਤੇ ਖੇਡ' },
    [
      advice({
        en: 'Apply for the disability card (UDID).',
        hi: 'विकलांगता कार्ड (UDID) के लिए आवेदन करें।',
        pa: 'ਅਪੰਗਤਾ ਕਾਰਡ (UDID) ਲਈ ਅਰਜ਼ੀ ਦਿਓ।',
      }),
      advice({ en: 'Ask about Niramaya health cover.', hi: 'निरामय बीमा के बारे में पूछें।', pa: 'ਨਿਰਾਮਯ ਬੀਮੇ ਬਾਰੇ ਪੁੱਛੋ।' }),
      advice({
        en: 'Play ten minutes a day, your child leads.',
        hi: 'रोज़ दस मिनट खेलें, बच्चे की पसंद से।',
        pa: 'ਰੋਜ਼ ਦਸ ਮਿੰਟ ਖੇਡੋ, ਬੱਚੇ ਦੀ ਪਸੰਦ ਨਾਲ।',
      }),
    ],
  ),
  band(
    'days-61',
    { en: 'Days 61 to 90', hi: 'दिन 61 से 90', pa: 'ਦਿਨ 61 ਤੋਂ 90' },
    { en: 'School and other parents', hi: 'स्कूल और दूसरे माता-पिता', pa: 'ਸਕੂਲ ਅਤੇ ਹੋਰ ਮਾਪੇ' },
    [
      advice({
        en: 'Talk with the anganwadi or school. Take one page about your child.',
        hi: 'आंगनवाड़ी या स्कूल से बात करें। बच्चे के बारे में एक पन्ना साथ ले जाएँ।',
        pa: 'ਆਂਗਣਵਾੜੀ ਜਾਂ ਸਕੂਲ ਨਾਲ ਗੱਲ ਕਰੋ। ਬੱਚੇ ਬਾਰੇ ਇੱਕ ਸਫ਼ਾ ਨਾਲ ਲੈ ਜਾਓ।',
      }),
      advice({
        en: 'Find a parents’ group. One phone call is enough.',
        hi: 'माता-पिता का समूह ढूँढें। एक फ़ोन भी काफ़ी है।',
        pa: 'ਮਾਪਿਆਂ ਦਾ ਸਮੂਹ ਲੱਭੋ। ਇੱਕ ਫ਼ੋਨ ਵੀ ਕਾਫ਼ੀ ਹੈ।',
      }),
      advice({
        en: 'Spend some time alone with each brother and sister.',
        hi: 'भाई-बहनों के साथ भी अकेले में कुछ समय बिताएँ।',
        pa: 'ਭੈਣ-ਭਰਾਵਾਂ ਨਾਲ ਵੀ ਵੱਖਰਾ ਕੁਝ ਸਮਾਂ ਬਿਤਾਓ।',
      }),
    ],
  ),
  band(
    'days-91',
    { en: 'Days 91 to 100', hi: 'दिन 91 से 100', pa: 'ਦਿਨ 91 ਤੋਂ 100' },
    { en: 'Look back', hi: 'पीछे मुड़कर देखें', pa: 'ਪਿੱਛੇ ਮੁੜ ਕੇ ਵੇਖੋ' },
    [
      advice({
        en: 'Write down what has changed, also the small things.',
        hi: 'जो बदला, वह लिखें, छोटी बातें भी।',
        pa: 'ਜੋ ਬਦਲਿਆ, ਉਹ ਲਿਖੋ, ਛੋਟੀਆਂ ਗੱਲਾਂ ਵੀ।',
      }),
      advice({
        en: 'Stop one thing that costs much and helps little.',
        hi: 'एक चीज़ बंद करें जिसमें खर्च बहुत और फ़ायदा कम है।',
        pa: 'ਇੱਕ ਚੀਜ਼ ਬੰਦ ਕਰੋ ਜਿਸ ਵਿੱਚ ਖ਼ਰਚ ਬਹੁਤ ਅਤੇ ਫ਼ਾਇਦਾ ਘੱਟ ਹੈ।',
      }),
      advice({
        en: 'Choose one goal for the next three months.',
        hi: 'अगले तीन महीनों का एक लक्ष्य चुनें।',
        pa: 'ਅਗਲੇ ਤਿੰਨ ਮਹੀਨਿਆਂ ਦਾ ਇੱਕ ਟੀਚਾ ਚੁਣੋ।',
      }),
    ],
  ),
]

function band(id: string, title: GuideFold['title'], hint: GuideFold['hint'], lines: readonly Line[]): GuideFold {
  const link = links[id]
  return { id, title, hint, parts: [{ kind: 'boxes', lines }], ...(link && { link }) }
}
