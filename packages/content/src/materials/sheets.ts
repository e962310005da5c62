import { assessment } from '../guides/assessment.ts'
import type { Sheet } from './sheet.ts'
import { aboutMe, bodyRules, idCard } from './writing-sheets.ts'

const firstThen: Sheet = {
  id: 'first-then',
  kind: 'boxes',
  for: ['family', 'school', 'health'],
  title: { en: 'First, then', hi: 'पहले, फिर', pa: 'ਪਹਿਲਾਂ, ਫਿਰ' },
  how: {
    en: 'Draw or paste what comes first, and then something your child likes. Point while you say it.',
    hi: 'पहले वाला काम और फिर बच्चे की पसंद की चीज़ बनाएँ या चिपकाएँ। बोलते हुए छुएँ।',
    pa: 'ਪਹਿਲਾਂ ਵਾਲਾ ਕੰਮ ਅਤੇ ਫਿਰ ਬੱਚੇ ਦੀ ਪਸੰਦ ਦੀ ਚੀਜ਼ ਬਣਾਓ ਜਾਂ ਚਿਪਕਾਓ। ਬੋਲਦੇ ਹੋਏ ਛੂਹੋ।',
  },
  rows: [
    { en: 'First', hi: 'पहले', pa: 'ਪਹਿਲਾਂ' },
    { en: 'Then', hi: 'फिर', pa: 'ਫਿਰ' },
  ],
}

const myDay: Sheet = {
  id: 'my-day',
  kind: 'boxes',
  for: ['family', 'school'],
  title: { en: 'My day in pictures', hi: 'मेरा दिन तस्वीरों में', pa: 'ਮੇਰਾ ਦਿਨ ਤਸਵੀਰਾਂ ਵਿੱਚ' },
  how: {
    en: 'Draw or paste one picture in each box. Cover a box when it is done.',
    hi: 'हर खाने में एक तस्वीर बनाएँ या चिपकाएँ। काम हो जाए तो खाना ढक दें।',
    pa: 'ਹਰ ਖ਼ਾਨੇ ਵਿੱਚ ਇੱਕ ਤਸਵੀਰ ਬਣਾਓ ਜਾਂ ਚਿਪਕਾਓ। ਕੰਮ ਹੋ ਜਾਵੇ ਤਾਂ ਖ਼ਾਨਾ ਢਕ ਦਿਓ।',
  },
  rows: [
    { en: 'Get up', hi: 'उठना', pa: 'ਉੱਠਣਾ' },
    { en: 'Wash', hi: 'नहाना', pa: 'ਨਹਾਉਣਾ' },
    { en: 'Eat', hi: 'खाना', pa: 'ਖਾਣਾ' },
    { en: 'Go out or learn', hi: 'बाहर जाना या पढ़ना', pa: 'ਬਾਹਰ ਜਾਣਾ ਜਾਂ ਪੜ੍ਹਨਾ' },
    { en: 'Play', hi: 'खेलना', pa: 'ਖੇਡਣਾ' },
    { en: 'Sleep', hi: 'सोना', pa: 'ਸੌਣਾ' },
  ],
}

const pictureOrder = {
  en: 'Draw or paste the pictures, hang them up where it happens, and point to each one.',
  hi: 'तस्वीरें बनाएँ या चिपकाएँ, वहीं टाँगें जहाँ काम होता है, और एक-एक को छुएँ।',
  pa: 'ਤਸਵੀਰਾਂ ਬਣਾਓ ਜਾਂ ਚਿਪਕਾਓ, ਉੱਥੇ ਟੰਗੋ ਜਿੱਥੇ ਕੰਮ ਹੁੰਦਾ ਹੈ, ਅਤੇ ਇੱਕ-ਇੱਕ ਨੂੰ ਛੂਹੋ।',
}

const bedtime: Sheet = {
  id: 'bedtime',
  kind: 'boxes',
  for: ['family'],
  title: { en: 'Bedtime in pictures', hi: 'सोने का समय तस्वीरों में', pa: 'ਸੌਣ ਦਾ ਸਮਾਂ ਤਸਵੀਰਾਂ ਵਿੱਚ' },
  how: pictureOrder,
  rows: [
    { en: 'Wash', hi: 'हाथ-मुँह धोना', pa: 'ਹੱਥ-ਮੂੰਹ ਧੋਣਾ' },
    { en: 'Night clothes', hi: 'रात के कपड़े', pa: 'ਰਾਤ ਦੇ ਕੱਪੜੇ' },
    { en: 'Song', hi: 'गाना', pa: 'ਗਾਣਾ' },
    { en: 'Bed', hi: 'बिस्तर', pa: 'ਬਿਸਤਰਾ' },
  ],
}

const toilet: Sheet = {
  id: 'toilet',
  kind: 'boxes',
  for: ['family', 'school'],
  title: { en: 'Toilet in pictures', hi: 'टॉयलेट तस्वीरों में', pa: 'ਟਾਇਲਟ ਤਸਵੀਰਾਂ ਵਿੱਚ' },
  how: pictureOrder,
  rows: [
    { en: 'Pants down', hi: 'पैंट नीचे', pa: 'ਪੈਂਟ ਹੇਠਾਂ' },
    { en: 'Sit', hi: 'बैठना', pa: 'ਬੈਠਣਾ' },
    { en: 'Clean', hi: 'साफ़ करना', pa: 'ਸਾਫ਼ ਕਰਨਾ' },
    { en: 'Wash hands', hi: 'हाथ धोना', pa: 'ਹੱਥ ਧੋਣਾ' },
  ],
}

const feelings: Sheet = {
  id: 'feelings',
  kind: 'faces',
  for: ['family', 'school', 'health'],
  title: { en: 'Three feelings', hi: 'तीन एहसास', pa: 'ਤਿੰਨ ਅਹਿਸਾਸ' },
  how: {
    en: 'Point to the face you have yourself. Then your child may point. Any answer is right.',
    hi: 'पहले अपना चेहरा छूकर बताएँ। फिर बच्चा चाहे तो छुए। हर जवाब सही है।',
    pa: 'ਪਹਿਲਾਂ ਆਪਣਾ ਚਿਹਰਾ ਛੂਹ ਕੇ ਦੱਸੋ। ਫਿਰ ਬੱਚਾ ਚਾਹੇ ਤਾਂ ਛੂਹੇ। ਹਰ ਜਵਾਬ ਸਹੀ ਹੈ।',
  },
  rows: [
    { mood: 'good', label: { en: 'good', hi: 'अच्छा', pa: 'ਚੰਗਾ' } },
    { mood: 'sad', label: { en: 'sad', hi: 'उदास', pa: 'ਉਦਾਸ' } },
    { mood: 'angry', label: { en: 'angry', hi: 'गुस्सा', pa: 'ਗੁੱਸਾ' } },
  ],
}

const hospital: Sheet = {
  id: 'hospital',
  kind: 'story',
  for: ['family', 'health'],
  title: { en: 'A day at the hospital', hi: 'अस्पताल का दिन', pa: 'ਹਸਪਤਾਲ ਦਾ ਦਿਨ' },
  how: {
    en: 'Look at it together the evening before and once more on the way.',
    hi: 'एक शाम पहले साथ देखें, और रास्ते में एक बार फिर।',
    pa: 'ਇੱਕ ਸ਼ਾਮ ਪਹਿਲਾਂ ਇਕੱਠੇ ਵੇਖੋ, ਅਤੇ ਰਾਹ ਵਿੱਚ ਇੱਕ ਵਾਰ ਫਿਰ।',
  },
  rows: (assessment.cards?.list ?? []).map(({ title, frames: [frame = {}] }) => ({ frame, label: title })),
}

const haircut: Sheet = {
  id: 'haircut',
  kind: 'story',
  for: ['family'],
  title: { en: 'A haircut', hi: 'बाल कटवाना', pa: 'ਵਾਲ ਕਟਵਾਉਣਾ' },
  how: {
    en: 'Show it on a doll first. Agree on a sign for "stop".',
    hi: 'पहले गुड़िया पर करके दिखाएँ। "रुको" का इशारा तय करें।',
    pa: 'ਪਹਿਲਾਂ ਗੁੱਡੀ ਉੱਤੇ ਕਰ ਕੇ ਵਿਖਾਓ। "ਰੁਕੋ" ਦਾ ਇਸ਼ਾਰਾ ਤੈਅ ਕਰੋ।',
  },
  rows: [
    {
      frame: { adult: 'quiet', child: 'quiet', thing: 'ball' },
      label: { en: 'I take my toy along', hi: 'मेरा खिलौना मेरे साथ है', pa: 'ਮੇਰਾ ਖਿਡੌਣਾ ਮੇਰੇ ਨਾਲ ਹੈ' },
    },
    { frame: { adult: 'clock', child: 'quiet' }, label: { en: 'We wait a little', hi: 'हम थोड़ा रुकते हैं', pa: 'ਅਸੀਂ ਥੋੜ੍ਹਾ ਰੁਕਦੇ ਹਾਂ' } },
    {
      frame: { adult: 'quiet', thing: 'scissors', child: 'quiet' },
      label: { en: 'Snip, snip', hi: 'कैंची: कच-कच', pa: 'ਕੈਂਚੀ: ਕਚ-ਕਚ' },
    },
    {
      frame: { adult: 'quiet', thing: 'stop', child: 'quiet' },
      label: { en: 'I can say "stop"', hi: '"रुको" कहना ठीक है', pa: '"ਰੁਕੋ" ਕਹਿਣਾ ਠੀਕ ਹੈ' },
    },
    {
      frame: { adult: 'quiet', thing: 'scissors', child: 'quiet' },
      label: { en: 'Snip, snip again', hi: 'फिर कच-कच', pa: 'ਫਿਰ ਕਚ-ਕਚ' },
    },
    {
      frame: { adult: 'heart', child: 'quiet' },
      label: { en: 'It is over. We go home', hi: 'हो गया। हम घर जाते हैं', pa: 'ਹੋ ਗਿਆ। ਅਸੀਂ ਘਰ ਜਾਂਦੇ ਹਾਂ' },
    },
  ],
}

export const sheets: readonly Sheet[] = [
  firstThen,
  myDay,
  bedtime,
  toilet,
  feelings,
  idCard,
  aboutMe,
  bodyRules,
  hospital,
  haircut,
]
