import type { Sheet } from './sheet.ts'

export const idCard: Sheet = {
  id: 'id-card',
  kind: 'card',
  for: ['family'],
  title: { en: 'Card for the pocket', hi: 'जेब में रखने का कार्ड', pa: 'ਜੇਬ ਵਿੱਚ ਰੱਖਣ ਵਾਲਾ ਕਾਰਡ' },
  how: {
    en: 'Two cards: fill them in, cut them out and put them in a pocket, bag or shoe.',
    hi: 'दो कार्ड: भरें, काटें और जेब, बस्ते या जूते में रखें।',
    pa: 'ਦੋ ਕਾਰਡ: ਭਰੋ, ਕੱਟੋ ਅਤੇ ਜੇਬ, ਬਸਤੇ ਜਾਂ ਜੁੱਤੀ ਵਿੱਚ ਰੱਖੋ।',
  },
  rows: [
    {
      en: 'I am autistic. I may not answer you. Please stay with me and call:',
      hi: 'मुझे ऑटिज़्म है। हो सकता है मैं जवाब न दूँ। मेरे साथ रुकें और फ़ोन करें:',
      pa: 'ਮੈਨੂੰ ਔਟਿਜ਼ਮ ਹੈ। ਹੋ ਸਕਦਾ ਹੈ ਮੈਂ ਜਵਾਬ ਨਾ ਦਿਆਂ। ਮੇਰੇ ਕੋਲ ਰੁਕੋ ਅਤੇ ਫ਼ੋਨ ਕਰੋ:',
    },
    { en: 'Phone', hi: 'फ़ोन', pa: 'ਫ਼ੋਨ' },
    { en: 'Second phone', hi: 'दूसरा फ़ोन', pa: 'ਦੂਜਾ ਫ਼ੋਨ' },
    { en: 'What calms me', hi: 'मुझे किससे चैन मिलता है', pa: 'ਮੈਨੂੰ ਕਿਸ ਨਾਲ ਚੈਨ ਮਿਲਦਾ ਹੈ' },
    { en: 'In danger call 112', hi: 'खतरा हो तो 112 पर फ़ोन करें', pa: 'ਖ਼ਤਰਾ ਹੋਵੇ ਤਾਂ 112 ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ' },
  ],
}

export const aboutMe: Sheet = {
  id: 'about-me',
  kind: 'lines',
  for: ['family', 'school'],
  title: { en: 'All about me, for school', hi: 'मेरे बारे में, स्कूल के लिए', pa: 'ਮੇਰੇ ਬਾਰੇ, ਸਕੂਲ ਲਈ' },
  how: {
    en: 'Fill it in together. Give it to every new teacher.',
    hi: 'साथ बैठकर भरें। हर नए शिक्षक को दें।',
    pa: 'ਇਕੱਠੇ ਬੈਠ ਕੇ ਭਰੋ। ਹਰ ਨਵੇਂ ਅਧਿਆਪਕ ਨੂੰ ਦਿਓ।',
  },
  rows: [
    { en: 'I love', hi: 'मुझे बहुत पसंद है', pa: 'ਮੈਨੂੰ ਬਹੁਤ ਪਸੰਦ ਹੈ' },
    { en: 'I do well', hi: 'मेरी खूबी', pa: 'ਮੇਰੀ ਖ਼ੂਬੀ' },
    {
      en: 'I talk with (words, signs, pictures)',
      hi: 'मेरा बात करने का तरीका (शब्द, इशारे, तस्वीरें)',
      pa: 'ਮੇਰਾ ਗੱਲ ਕਰਨ ਦਾ ਤਰੀਕਾ (ਸ਼ਬਦ, ਇਸ਼ਾਰੇ, ਤਸਵੀਰਾਂ)',
    },
    { en: 'This is hard for me', hi: 'मेरे लिए मुश्किल है', pa: 'ਮੇਰੇ ਲਈ ਔਖਾ ਹੈ' },
    { en: 'This helps me', hi: 'मुझे इससे मदद मिलती है', pa: 'ਮੈਨੂੰ ਇਸ ਨਾਲ ਮਦਦ ਮਿਲਦੀ ਹੈ' },
    { en: 'When I am upset, please', hi: 'जब मुझे परेशानी हो, तो', pa: 'ਜਦੋਂ ਮੈਨੂੰ ਪਰੇਸ਼ਾਨੀ ਹੋਵੇ, ਤਾਂ' },
    { en: 'Call', hi: 'फ़ोन करें', pa: 'ਫ਼ੋਨ ਕਰੋ' },
  ],
}

export const bodyRules: Sheet = {
  id: 'body-rules',
  kind: 'rules',
  for: ['family', 'school'],
  title: { en: 'My body rules', hi: 'मेरे शरीर के नियम', pa: 'ਮੇਰੇ ਸਰੀਰ ਦੇ ਨਿਯਮ' },
  how: {
    en: 'Read one rule at a time. Say it in the same words each week.',
    hi: 'एक बार में एक नियम पढ़ें। हर हफ़्ते वही शब्द बोलें।',
    pa: 'ਇੱਕ ਵਾਰ ਵਿੱਚ ਇੱਕ ਨਿਯਮ ਪੜ੍ਹੋ। ਹਰ ਹਫ਼ਤੇ ਉਹੀ ਸ਼ਬਦ ਬੋਲੋ।',
  },
  rows: [
    { en: 'My body is mine.', hi: 'मेरा शरीर मेरा है।', pa: 'ਮੇਰਾ ਸਰੀਰ ਮੇਰਾ ਹੈ।' },
    {
      en: 'What is under my underwear is private.',
      hi: 'चड्डी के नीचे जो है, वह निजी है।',
      pa: 'ਕੱਛੇ ਦੇ ਹੇਠਾਂ ਜੋ ਹੈ, ਉਹ ਨਿੱਜੀ ਹੈ।',
    },
    {
      en: 'I can say no, show no, or go away.',
      hi: 'मुझे "नहीं" बोलने, इशारा करने और हट जाने का हक है।',
      pa: 'ਮੈਨੂੰ "ਨਹੀਂ" ਬੋਲਣ, ਇਸ਼ਾਰਾ ਕਰਨ ਅਤੇ ਪਰੇ ਜਾਣ ਦਾ ਹੱਕ ਹੈ।',
    },
    {
      en: 'There are no secrets about touch. I tell someone who helps me.',
      hi: 'छूने का कोई राज़ नहीं होता। जो मेरी मदद करे, उसे बताना है।',
      pa: 'ਛੂਹਣ ਦਾ ਕੋਈ ਭੇਤ ਨਹੀਂ ਹੁੰਦਾ। ਜੋ ਮੇਰੀ ਮਦਦ ਕਰੇ, ਉਸ ਨੂੰ ਦੱਸਣਾ ਹੈ।',
    },
    {
      en: 'It is never my fault. The child helpline is 1098.',
      hi: 'गलती मेरी कभी नहीं होती। चाइल्ड हेल्पलाइन 1098 है।',
      pa: 'ਗਲਤੀ ਮੇਰੀ ਕਦੇ ਨਹੀਂ ਹੁੰਦੀ। ਚਾਈਲਡ ਹੈਲਪਲਾਈਨ 1098 ਹੈ।',
    },
  ],
}
