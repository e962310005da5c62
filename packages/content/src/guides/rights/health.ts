import { advice, fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'

export const health: GuideFold = {
  id: 'health',
  title: { en: 'Niramaya health cover', hi: 'निरामय स्वास्थ्य बीमा', pa: 'ਨਿਰਾਮਯ ਸਿਹਤ ਬੀਮਾ' },
  hint: { en: 'Up to ₹1,00,000 a year', hi: 'साल में ₹1,00,000 तक', pa: 'ਸਾਲ ਵਿੱਚ ₹1,00,000 ਤੱਕ' },
  parts: [
    {
      kind: 'get',
      lines: [
        fact(from.niramaya, {
          en: 'Up to ₹1,00,000 a year for care, medicines and therapy. You pay first and get the money back.',
          hi: 'इलाज, दवा और थेरेपी के लिए साल में ₹1,00,000 तक। पहले आप देते हैं, फिर पैसा वापस मिलता है।',
          pa: 'ਇਲਾਜ, ਦਵਾਈ ਅਤੇ ਥੈਰੇਪੀ ਲਈ ਸਾਲ ਵਿੱਚ ₹1,00,000 ਤੱਕ। ਪਹਿਲਾਂ ਤੁਸੀਂ ਦਿੰਦੇ ਹੋ, ਫਿਰ ਪੈਸੇ ਵਾਪਸ ਮਿਲਦੇ ਹਨ।',
        }),
      ],
    },
    {
      kind: 'who',
      lines: [
        fact(from.niramaya, {
          en: 'Anyone with autism and a valid disability certificate. You do not need a medical test to join.',
          hi: 'ऑटिज़्म वाला हर व्यक्ति जिसके पास चालू विकलांगता प्रमाण पत्र है। जुड़ने के लिए कोई मेडिकल टेस्ट नहीं होता।',
          pa: 'ਔਟਿਜ਼ਮ ਵਾਲਾ ਹਰ ਕੋਈ ਜਿਸ ਕੋਲ ਚਾਲੂ ਅਪੰਗਤਾ ਸਰਟੀਫ਼ਿਕੇਟ ਹੈ। ਜੁੜਨ ਲਈ ਕੋਈ ਮੈਡੀਕਲ ਟੈਸਟ ਨਹੀਂ ਹੁੰਦਾ।',
        }),
      ],
    },
    {
      kind: 'steps',
      lines: [
        fact(from.niramayaFee, {
          en: 'Find an organisation near you that is registered with the National Trust.',
          hi: 'अपने पास नेशनल ट्रस्ट से जुड़ी संस्था ढूँढें।',
          pa: 'ਆਪਣੇ ਨੇੜੇ ਨੈਸ਼ਨਲ ਟਰੱਸਟ ਨਾਲ ਜੁੜੀ ਸੰਸਥਾ ਲੱਭੋ।',
        }),
        fact(from.niramayaFee, {
          en: 'They fill in the form online with you and send your papers.',
          hi: 'वे आपके साथ ऑनलाइन फ़ॉर्म भरते हैं और कागज़ भेजते हैं।',
          pa: 'ਉਹ ਤੁਹਾਡੇ ਨਾਲ ਆਨਲਾਈਨ ਫ਼ਾਰਮ ਭਰਦੇ ਹਨ ਅਤੇ ਕਾਗ਼ਜ਼ ਭੇਜਦੇ ਹਨ।',
        }),
        advice({
          en: 'Keep every bill and prescription in one folder.',
          hi: 'हर बिल और डॉक्टर की पर्ची एक फ़ाइल में रखें।',
          pa: 'ਹਰ ਬਿੱਲ ਅਤੇ ਡਾਕਟਰ ਦੀ ਪਰਚੀ ਇੱਕ ਫ਼ਾਈਲ ਵਿੱਚ ਰੱਖੋ।',
        }),
      ],
    },
    {
      kind: 'papers',
      lines: [
        fact(from.niramayaFee, { en: 'Disability certificate', hi: 'विकलांगता प्रमाण पत्र', pa: 'ਅਪੰਗਤਾ ਸਰਟੀਫ਼ਿਕੇਟ' }),
        fact(from.niramayaFee, { en: 'Proof of address', hi: 'पते का सबूत', pa: 'ਪਤੇ ਦਾ ਸਬੂਤ' }),
        fact(from.niramayaFee, {
          en: 'BPL card, or proof of the income of the parents',
          hi: 'BPL कार्ड, या माता-पिता की आय का सबूत',
          pa: 'BPL ਕਾਰਡ, ਜਾਂ ਮਾਪਿਆਂ ਦੀ ਆਮਦਨ ਦਾ ਸਬੂਤ',
        }),
      ],
    },
    {
      kind: 'time',
      lines: [
        fact(from.niramayaFee, {
          en: 'The fee was ₹250 with a BPL card and ₹500 without. Ask what it is now.',
          hi: 'फ़ीस BPL कार्ड पर ₹250 और बाकी के लिए ₹500 थी। अब कितनी है, पूछ लें।',
          pa: 'ਫ਼ੀਸ BPL ਕਾਰਡ ਉੱਤੇ ₹250 ਅਤੇ ਬਾਕੀਆਂ ਲਈ ₹500 ਸੀ। ਹੁਣ ਕਿੰਨੀ ਹੈ, ਪੁੱਛ ਲਓ।',
        }),
        fact(from.niramayaFee, {
          en: 'The cover ends on 31 March. Renew it each year.',
          hi: 'बीमा 31 मार्च को खत्म होता है। हर साल दोबारा करवाएँ।',
          pa: 'ਬੀਮਾ 31 ਮਾਰਚ ਨੂੰ ਖ਼ਤਮ ਹੁੰਦਾ ਹੈ। ਹਰ ਸਾਲ ਦੁਬਾਰਾ ਕਰਵਾਓ।',
        }),
      ],
    },
  ],
}
