import { advice, type GuideFold } from '../guide.ts'

export const sleep: GuideFold = {
  id: 'sleep',
  title: { en: 'Sleep', hi: 'नींद', pa: 'ਨੀਂਦ' },
  hint: { en: 'The same order each night', hi: 'हर रात एक ही क्रम', pa: 'ਹਰ ਰਾਤ ਇੱਕੋ ਤਰਤੀਬ' },
  link: {
    path: '/materials/bedtime',
    label: { en: 'Bedtime in pictures, to print', hi: 'सोने का समय तस्वीरों में, छापने के लिए', pa: 'ਸੌਣ ਦਾ ਸਮਾਂ ਤਸਵੀਰਾਂ ਵਿੱਚ, ਛਾਪਣ ਲਈ' },
  },
  parts: [
    {
      kind: 'why',
      lines: [
        advice({
          en: 'Light, noise, an itchy sheet or worry can keep a child awake.',
          hi: 'रोशनी, शोर, चुभती चादर या चिंता नींद रोक सकती है।',
          pa: 'ਰੋਸ਼ਨੀ, ਸ਼ੋਰ, ਚੁਭਦੀ ਚਾਦਰ ਜਾਂ ਚਿੰਤਾ ਨੀਂਦ ਰੋਕ ਸਕਦੀ ਹੈ।',
        }),
      ],
    },
    {
      kind: 'try',
      lines: [
        advice({
          en: 'Do the same four things in the same order: wash, clothes, song, bed.',
          hi: 'एक ही क्रम में चार काम: हाथ-मुँह धोना, कपड़े, गाना, बिस्तर।',
          pa: 'ਇੱਕੋ ਤਰਤੀਬ ਵਿੱਚ ਚਾਰ ਕੰਮ: ਹੱਥ-ਮੂੰਹ ਧੋਣਾ, ਕੱਪੜੇ, ਗਾਣਾ, ਬਿਸਤਰਾ।',
        }),
        advice({
          en: 'Turn screens off well before. Make the room dark and quiet.',
          hi: 'फ़ोन और टीवी काफ़ी पहले बंद करें। कमरा अँधेरा और शांत रखें।',
          pa: 'ਫ਼ੋਨ ਅਤੇ ਟੀਵੀ ਕਾਫ਼ੀ ਪਹਿਲਾਂ ਬੰਦ ਕਰੋ। ਕਮਰਾ ਹਨੇਰਾ ਅਤੇ ਸ਼ਾਂਤ ਰੱਖੋ।',
        }),
        advice({
          en: 'Get up at the same time every day, also after a bad night.',
          hi: 'रोज़ एक ही समय उठाएँ, रात खराब गई हो तब भी।',
          pa: 'ਰੋਜ਼ ਇੱਕੋ ਵੇਲੇ ਉਠਾਓ, ਰਾਤ ਮਾੜੀ ਲੰਘੀ ਹੋਵੇ ਤਾਂ ਵੀ।',
        }),
      ],
    },
    {
      kind: 'doctor',
      lines: [
        advice({
          en: 'Your child snores, stops breathing or jerks at night. Give no sleep medicine without a doctor.',
          hi: 'बच्चा खर्राटे लेता है, साँस रुकती है या झटके आते हैं। डॉक्टर के बिना नींद की दवा न दें।',
          pa: 'ਬੱਚਾ ਘੁਰਾੜੇ ਮਾਰਦਾ ਹੈ, ਸਾਹ ਰੁਕਦਾ ਹੈ ਜਾਂ ਝਟਕੇ ਲੱਗਦੇ ਹਨ। ਡਾਕਟਰ ਤੋਂ ਬਿਨਾਂ ਨੀਂਦ ਦੀ ਦਵਾਈ ਨਾ ਦਿਓ।',
        }),
      ],
    },
  ],
}

export const eating: GuideFold = {
  id: 'eating',
  title: { en: 'Eating', hi: 'खाना', pa: 'ਖਾਣਾ' },
  hint: { en: 'Never force', hi: 'ज़बरदस्ती कभी नहीं', pa: 'ਜ਼ਬਰਦਸਤੀ ਕਦੇ ਨਹੀਂ' },
  parts: [
    {
      kind: 'why',
      lines: [
        advice({
          en: 'Smell, colour or feel of a food can be too strong. Teeth or tummy may hurt.',
          hi: 'खाने की गंध, रंग या छुअन बहुत तेज़ लग सकती है। दाँत या पेट में दर्द हो सकता है।',
          pa: 'ਖਾਣੇ ਦੀ ਗੰਧ, ਰੰਗ ਜਾਂ ਛੋਹ ਬਹੁਤ ਤੇਜ਼ ਲੱਗ ਸਕਦੀ ਹੈ। ਦੰਦ ਜਾਂ ਢਿੱਡ ਦੁਖਦਾ ਹੋ ਸਕਦਾ ਹੈ।',
        }),
      ],
    },
    {
      kind: 'try',
      lines: [
        advice({
          en: 'Put a little of one new food beside foods your child likes. Looking at it is enough.',
          hi: 'पसंद के खाने के पास थोड़ा-सा एक नया खाना रखें। सिर्फ़ देखना भी काफ़ी है।',
          pa: 'ਪਸੰਦ ਦੇ ਖਾਣੇ ਕੋਲ ਥੋੜ੍ਹਾ ਜਿਹਾ ਇੱਕ ਨਵਾਂ ਖਾਣਾ ਰੱਖੋ। ਸਿਰਫ਼ ਵੇਖਣਾ ਵੀ ਕਾਫ਼ੀ ਹੈ।',
        }),
        advice({
          en: 'Eat together at the same times. Let your child touch and smell.',
          hi: 'एक ही समय पर साथ खाएँ। बच्चे को छूने और सूँघने दें।',
          pa: 'ਇੱਕੋ ਵੇਲੇ ਇਕੱਠੇ ਖਾਓ। ਬੱਚੇ ਨੂੰ ਛੂਹਣ ਅਤੇ ਸੁੰਘਣ ਦਿਓ।',
        }),
        advice({
          en: 'Food is not a prize and not a punishment. Cut round, hard foods small: they can choke a child.',
          hi: 'खाना न इनाम है, न सज़ा। गोल और सख्त चीज़ें छोटी काटें: वे गले में अटक सकती हैं।',
          pa: 'ਖਾਣਾ ਨਾ ਇਨਾਮ ਹੈ, ਨਾ ਸਜ਼ਾ। ਗੋਲ ਅਤੇ ਸਖ਼ਤ ਚੀਜ਼ਾਂ ਛੋਟੀਆਂ ਕੱਟੋ: ਉਹ ਗਲੇ ਵਿੱਚ ਅਟਕ ਸਕਦੀਆਂ ਹਨ।',
        }),
      ],
    },
    {
      kind: 'doctor',
      lines: [
        advice({
          en: 'Your child eats only a handful of foods, loses weight, chokes often, or eats earth or paper.',
          hi: 'बच्चा गिनी-चुनी चीज़ें ही खाता है, वज़न घट रहा है, बार-बार गले में अटकता है, या मिट्टी-काग़ज़ खाता है।',
          pa: 'ਬੱਚਾ ਗਿਣੀਆਂ-ਚੁਣੀਆਂ ਚੀਜ਼ਾਂ ਹੀ ਖਾਂਦਾ ਹੈ, ਭਾਰ ਘਟ ਰਿਹਾ ਹੈ, ਵਾਰ-ਵਾਰ ਗਲੇ ਵਿੱਚ ਅਟਕਦਾ ਹੈ, ਜਾਂ ਮਿੱਟੀ-ਕਾਗ਼ਜ਼ ਖਾਂਦਾ ਹੈ।',
        }),
      ],
    },
  ],
}

export const toilet: GuideFold = {
  id: 'toilet',
  title: { en: 'Toilet', hi: 'टॉयलेट', pa: 'ਟਾਇਲਟ' },
  hint: { en: 'Pictures, time, no punishment', hi: 'तस्वीरें, समय, सज़ा नहीं', pa: 'ਤਸਵੀਰਾਂ, ਸਮਾਂ, ਸਜ਼ਾ ਨਹੀਂ' },
  link: {
    path: '/materials/toilet',
    label: { en: 'Toilet in pictures, to print', hi: 'टॉयलेट तस्वीरों में, छापने के लिए', pa: 'ਟਾਇਲਟ ਤਸਵੀਰਾਂ ਵਿੱਚ, ਛਾਪਣ ਲਈ' },
  },
  parts: [
    {
      kind: 'why',
      lines: [
        advice({
          en: 'A hard stool hurts. Cold water, echo or smell can frighten.',
          hi: 'सख्त मल से दर्द होता है। ठंडा पानी, गूँज या गंध डरा सकती है।',
          pa: 'ਸਖ਼ਤ ਮਲ ਨਾਲ ਦਰਦ ਹੁੰਦਾ ਹੈ। ਠੰਢਾ ਪਾਣੀ, ਗੂੰਜ ਜਾਂ ਗੰਧ ਡਰਾ ਸਕਦੀ ਹੈ।',
        }),
      ],
    },
    {
      kind: 'try',
      lines: [
        advice({
          en: 'Hang up the order in pictures: pants down, sit, wipe, wash.',
          hi: 'क्रम की तस्वीरें टाँगें: पैंट नीचे, बैठना, साफ़ करना, हाथ धोना।',
          pa: 'ਤਰਤੀਬ ਦੀਆਂ ਤਸਵੀਰਾਂ ਟੰਗੋ: ਪੈਂਟ ਹੇਠਾਂ, ਬੈਠਣਾ, ਸਾਫ਼ ਕਰਨਾ, ਹੱਥ ਧੋਣਾ।',
        }),
        advice({
          en: 'Sit for a short time after meals, feet on something firm.',
          hi: 'खाने के बाद थोड़ी देर बिठाएँ, पैरों के नीचे पक्का सहारा हो।',
          pa: 'ਖਾਣੇ ਤੋਂ ਬਾਅਦ ਥੋੜ੍ਹੀ ਦੇਰ ਬਿਠਾਓ, ਪੈਰਾਂ ਹੇਠ ਪੱਕਾ ਸਹਾਰਾ ਹੋਵੇ।',
        }),
        advice({
          en: 'Wet or dirty clothes: change them calmly and say nothing bad.',
          hi: 'कपड़े गीले या गंदे हों: शांति से बदलें, डाँटें नहीं।',
          pa: 'ਕੱਪੜੇ ਗਿੱਲੇ ਜਾਂ ਗੰਦੇ ਹੋਣ: ਸ਼ਾਂਤੀ ਨਾਲ ਬਦਲੋ, ਝਿੜਕੋ ਨਾ।',
        }),
      ],
    },
    {
      kind: 'doctor',
      lines: [
        advice({
          en: 'Hard or rare stools, pain, blood, or dry before and now wet again. Treat constipation first.',
          hi: 'मल सख्त हो या बहुत दिन बाद आए, दर्द या खून हो, या सीखने के बाद फिर गीला करे। पहले कब्ज़ का इलाज।',
          pa: 'ਮਲ ਸਖ਼ਤ ਹੋਵੇ ਜਾਂ ਕਈ ਦਿਨਾਂ ਬਾਅਦ ਆਵੇ, ਦਰਦ ਜਾਂ ਖ਼ੂਨ ਹੋਵੇ, ਜਾਂ ਸਿੱਖਣ ਤੋਂ ਬਾਅਦ ਫਿਰ ਗਿੱਲਾ ਕਰੇ। ਪਹਿਲਾਂ ਕਬਜ਼ ਦਾ ਇਲਾਜ।',
        }),
      ],
    },
  ],
}
