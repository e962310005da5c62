import { advice, fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'

export const travel: GuideFold = {
  id: 'travel',
  title: { en: 'Train', hi: 'रेलगाड़ी', pa: 'ਰੇਲਗੱਡੀ' },
  hint: { en: 'Cheaper tickets for some', hi: 'कुछ लोगों के लिए सस्ता टिकट', pa: 'ਕੁਝ ਲੋਕਾਂ ਲਈ ਸਸਤੀ ਟਿਕਟ' },
  parts: [
    {
      kind: 'get',
      lines: [
        fact([from.railShare, from.railGroups], {
          en: 'Up to 75% off for a person with intellectual disability who cannot travel alone.',
          hi: 'बौद्धिक विकलांगता वाले व्यक्ति को, जो अकेले सफ़र नहीं कर सकता, किराए में 75% तक छूट।',
          pa: 'ਬੌਧਿਕ ਅਪੰਗਤਾ ਵਾਲੇ ਵਿਅਕਤੀ ਨੂੰ, ਜੋ ਇਕੱਲਾ ਸਫ਼ਰ ਨਹੀਂ ਕਰ ਸਕਦਾ, ਕਿਰਾਏ ਵਿੱਚ 75% ਤੱਕ ਛੋਟ।',
        }),
      ],
    },
    {
      kind: 'who',
      lines: [
        fact(from.railGroups, {
          en: 'Autism alone was not among the four groups that the minister named in December 2023.',
          hi: 'दिसंबर 2023 में मंत्री ने चार समूह बताए। उनमें अकेला ऑटिज़्म नहीं था।',
          pa: 'ਦਸੰਬਰ 2023 ਵਿੱਚ ਮੰਤਰੀ ਨੇ ਚਾਰ ਸਮੂਹ ਦੱਸੇ। ਉਨ੍ਹਾਂ ਵਿੱਚ ਇਕੱਲਾ ਔਟਿਜ਼ਮ ਨਹੀਂ ਸੀ।',
        }),
        advice({
          en: 'If your child has both, ask the doctors to write both on the certificate.',
          hi: 'बच्चे को दोनों हों, तो डॉक्टर से प्रमाण पत्र पर दोनों लिखवाएँ।',
          pa: 'ਬੱਚੇ ਨੂੰ ਦੋਵੇਂ ਹੋਣ, ਤਾਂ ਡਾਕਟਰ ਤੋਂ ਸਰਟੀਫ਼ਿਕੇਟ ਉੱਤੇ ਦੋਵੇਂ ਲਿਖਵਾਓ।',
        }),
      ],
    },
    {
      kind: 'steps',
      lines: [
        fact(from.railOnline, {
          en: 'Apply for the card at divyangjanid.indianrail.gov.in.',
          hi: 'कार्ड के लिए divyangjanid.indianrail.gov.in पर आवेदन करें।',
          pa: 'ਕਾਰਡ ਲਈ divyangjanid.indianrail.gov.in ਉੱਤੇ ਅਰਜ਼ੀ ਦਿਓ।',
        }),
        advice({
          en: 'For buses, ask at the bus stand. We could not check the rules.',
          hi: 'बस के लिए बस अड्डे पर पूछें। उसके नियम हमें पक्के नहीं मिले।',
          pa: 'ਬੱਸ ਲਈ ਬੱਸ ਅੱਡੇ ਉੱਤੇ ਪੁੱਛੋ। ਉਸ ਦੇ ਨਿਯਮ ਸਾਨੂੰ ਪੱਕੇ ਨਹੀਂ ਮਿਲੇ।',
        }),
      ],
    },
  ],
}

export const adulthood: GuideFold = {
  id: 'adulthood',
  title: { en: 'After 18: guardian', hi: '18 के बाद: अभिभावक', pa: '18 ਤੋਂ ਬਾਅਦ: ਸਰਪ੍ਰਸਤ' },
  hint: { en: 'Only if it is needed', hi: 'सिर्फ़ ज़रूरत हो तो', pa: 'ਸਿਰਫ਼ ਲੋੜ ਹੋਵੇ ਤਾਂ' },
  parts: [
    {
      kind: 'who',
      lines: [
        fact(from.guardianship, {
          en: 'From 18 your child is an adult and decides. Some adults with autism need a legal guardian.',
          hi: '18 साल पर बच्चा बालिग है और खुद फ़ैसला करता है। ऑटिज़्म वाले कुछ बालिगों को कानूनी अभिभावक चाहिए।',
          pa: '18 ਸਾਲ ਉੱਤੇ ਬੱਚਾ ਬਾਲਗ ਹੈ ਅਤੇ ਆਪ ਫ਼ੈਸਲਾ ਕਰਦਾ ਹੈ। ਔਟਿਜ਼ਮ ਵਾਲੇ ਕੁਝ ਬਾਲਗਾਂ ਨੂੰ ਕਾਨੂੰਨੀ ਸਰਪ੍ਰਸਤ ਚਾਹੀਦਾ ਹੈ।',
        }),
      ],
    },
    {
      kind: 'steps',
      lines: [
        fact(from.guardianship, {
          en: 'Apply on the website of the National Trust (section 14 of its Act, 1999). A committee in your district decides.',
          hi: 'नेशनल ट्रस्ट की साइट पर आवेदन करें (धारा 14, 1999 का कानून)। ज़िले की समिति फ़ैसला करती है।',
          pa: 'ਨੈਸ਼ਨਲ ਟਰੱਸਟ ਦੀ ਸਾਈਟ ਉੱਤੇ ਅਰਜ਼ੀ ਦਿਓ (ਧਾਰਾ 14, 1999 ਦਾ ਕਾਨੂੰਨ)। ਜ਼ਿਲ੍ਹੇ ਦੀ ਕਮੇਟੀ ਫ਼ੈਸਲਾ ਕਰਦੀ ਹੈ।',
        }),
      ],
    },
  ],
}

export const other: GuideFold = {
  id: 'other',
  title: { en: 'What is not on this page', hi: 'जो इस पेज पर नहीं है', pa: 'ਜੋ ਇਸ ਪੰਨੇ ਉੱਤੇ ਨਹੀਂ ਹੈ' },
  hint: { en: 'Ask at the office', hi: 'दफ़्तर में पूछें', pa: 'ਦਫ਼ਤਰ ਵਿੱਚ ਪੁੱਛੋ' },
  parts: [
    {
      kind: 'text',
      lines: [
        advice({
          en: 'There is more: health cards of the state, scholarships, learning kits, bus passes. We could not check the rules for these, so we do not list them.',
          hi: 'और भी योजनाएँ हैं: राज्य का सेहत कार्ड, छात्रवृत्ति, सीखने की किट, बस पास। उनके नियम हमें पक्के नहीं मिले, इसलिए वे यहाँ नहीं हैं।',
          pa: 'ਹੋਰ ਵੀ ਯੋਜਨਾਵਾਂ ਹਨ: ਰਾਜ ਦਾ ਸਿਹਤ ਕਾਰਡ, ਵਜ਼ੀਫ਼ਾ, ਸਿੱਖਣ ਦੀ ਕਿੱਟ, ਬੱਸ ਪਾਸ। ਉਨ੍ਹਾਂ ਦੇ ਨਿਯਮ ਸਾਨੂੰ ਪੱਕੇ ਨਹੀਂ ਮਿਲੇ, ਇਸ ਲਈ ਉਹ ਇੱਥੇ ਨਹੀਂ ਹਨ।',
        }),
        advice({
          en: 'Ask the District Social Security Officer: "What can a child with this card get?"',
          hi: 'ज़िला सामाजिक सुरक्षा अधिकारी से पूछें: "इस कार्ड पर बच्चे को और क्या मिल सकता है?"',
          pa: 'ਜ਼ਿਲ੍ਹਾ ਸਮਾਜਿਕ ਸੁਰੱਖਿਆ ਅਫ਼ਸਰ ਨੂੰ ਪੁੱਛੋ: "ਇਸ ਕਾਰਡ ਉੱਤੇ ਬੱਚੇ ਨੂੰ ਹੋਰ ਕੀ ਮਿਲ ਸਕਦਾ ਹੈ?"',
        }),
      ],
    },
  ],
}
