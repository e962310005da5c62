import { advice, fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'

export const pension: GuideFold = {
  id: 'pension',
  title: { en: 'Monthly money help', hi: 'हर महीने की आर्थिक मदद', pa: 'ਹਰ ਮਹੀਨੇ ਦੀ ਮਾਲੀ ਮਦਦ' },
  hint: { en: 'Punjab', hi: 'पंजाब', pa: 'ਪੰਜਾਬ' },
  parts: [
    {
      kind: 'get',
      lines: [
        fact(from.punjabPension, {
          en: 'In Punjab ₹1,500 a month.',
          hi: 'पंजाब में हर महीने ₹1,500।',
          pa: 'ਪੰਜਾਬ ਵਿੱਚ ਹਰ ਮਹੀਨੇ ₹1,500।',
        }),
      ],
    },
    {
      kind: 'who',
      lines: [
        fact(from.punjabPension, {
          en: 'Yearly income of at most ₹60,000, and 50% or more. For "mentally disabled" people the share does not count.',
          hi: 'साल की आय ₹60,000 तक, और 50% या ज़्यादा। "मानसिक विकलांग" लोगों के लिए प्रतिशत की शर्त नहीं है।',
          pa: 'ਸਾਲ ਦੀ ਆਮਦਨ ₹60,000 ਤੱਕ, ਅਤੇ 50% ਜਾਂ ਵੱਧ। "ਮਾਨਸਿਕ ਅਪੰਗ" ਲੋਕਾਂ ਲਈ ਪ੍ਰਤੀਸ਼ਤ ਦੀ ਸ਼ਰਤ ਨਹੀਂ ਹੈ।',
        }),
        advice({
          en: 'The page does not say if autism counts here, or what holds for a child. Ask at the office.',
          hi: 'सरकारी पेज पर नहीं लिखा कि ऑटिज़्म इसमें आता है या नहीं, और बच्चों का नियम क्या है। दफ़्तर में पूछें।',
          pa: 'ਸਰਕਾਰੀ ਪੰਨੇ ਉੱਤੇ ਨਹੀਂ ਲਿਖਿਆ ਕਿ ਔਟਿਜ਼ਮ ਇਸ ਵਿੱਚ ਆਉਂਦਾ ਹੈ ਜਾਂ ਨਹੀਂ, ਅਤੇ ਬੱਚਿਆਂ ਦਾ ਨਿਯਮ ਕੀ ਹੈ। ਦਫ਼ਤਰ ਵਿੱਚ ਪੁੱਛੋ।',
        }),
      ],
    },
    {
      kind: 'steps',
      lines: [
        fact(from.punjabPension, {
          en: 'Get the form at a Sewa Kendra, an anganwadi or the office of the CDPO.',
          hi: 'फ़ॉर्म सेवा केंद्र, आंगनवाड़ी या CDPO के दफ़्तर से लें।',
          pa: 'ਫ਼ਾਰਮ ਸੇਵਾ ਕੇਂਦਰ, ਆਂਗਣਵਾੜੀ ਜਾਂ CDPO ਦੇ ਦਫ਼ਤਰ ਤੋਂ ਲਓ।',
        }),
        fact(from.punjabPension, {
          en: 'Questions: the head office in Chandigarh, 0172-2608746.',
          hi: 'सवाल हों तो चंडीगढ़ का मुख्य दफ़्तर: 0172-2608746।',
          pa: 'ਸਵਾਲ ਹੋਣ ਤਾਂ ਚੰਡੀਗੜ੍ਹ ਦਾ ਮੁੱਖ ਦਫ਼ਤਰ: 0172-2608746।',
        }),
      ],
    },
    {
      kind: 'papers',
      lines: [
        fact(from.punjabPension, {
          en: 'Disability certificate from the hospital',
          hi: 'अस्पताल का विकलांगता प्रमाण पत्र',
          pa: 'ਹਸਪਤਾਲ ਦਾ ਅਪੰਗਤਾ ਸਰਟੀਫ਼ਿਕੇਟ',
        }),
        fact(from.punjabPension, {
          en: 'Proof of age: Aadhaar or birth certificate',
          hi: 'उम्र का सबूत: आधार या जन्म प्रमाण पत्र',
          pa: 'ਉਮਰ ਦਾ ਸਬੂਤ: ਆਧਾਰ ਜਾਂ ਜਨਮ ਸਰਟੀਫ਼ਿਕੇਟ',
        }),
      ],
    },
  ],
}

export const tax: GuideFold = {
  id: 'tax',
  title: { en: 'Income tax', hi: 'आयकर', pa: 'ਆਮਦਨ ਕਰ' },
  hint: {
    en: 'For you as a parent: 80DD. For the person: 80U',
    hi: 'माता-पिता के लिए: 80DD। व्यक्ति के लिए: 80U',
    pa: 'ਮਾਪਿਆਂ ਲਈ: 80DD। ਵਿਅਕਤੀ ਲਈ: 80U',
  },
  parts: [
    {
      kind: 'get',
      lines: [
        fact([from.taxParent, from.taxHigher, from.taxSevere], {
          en: 'A parent may take ₹75,000 off the income that is taxed. From 80% it is ₹1,25,000.',
          hi: 'माता-पिता टैक्स वाली आय से ₹75,000 घटा सकते हैं। 80% से यह ₹1,25,000 है।',
          pa: 'ਮਾਪੇ ਟੈਕਸ ਵਾਲੀ ਆਮਦਨ ਵਿੱਚੋਂ ₹75,000 ਘਟਾ ਸਕਦੇ ਹਨ। 80% ਤੋਂ ਇਹ ₹1,25,000 ਹੈ।',
        }),
      ],
    },
    {
      kind: 'who',
      lines: [
        fact([from.taxParent, from.taxHigher, from.taxPerson], {
          en: 'Since 1 April 2026 the old 80DD is section 127, and 80U (for the person) is section 154.',
          hi: '1 अप्रैल 2026 से पुरानी 80DD धारा 127 है, और 80U (खुद व्यक्ति के लिए) धारा 154।',
          pa: '1 ਅਪ੍ਰੈਲ 2026 ਤੋਂ ਪੁਰਾਣੀ 80DD ਧਾਰਾ 127 ਹੈ, ਅਤੇ 80U (ਖ਼ੁਦ ਵਿਅਕਤੀ ਲਈ) ਧਾਰਾ 154।',
        }),
        fact(from.taxRegime, {
          en: 'It counts in the old tax regime only. Compare both before you choose.',
          hi: 'यह सिर्फ़ पुरानी टैक्स व्यवस्था में मिलता है। तय करने से पहले दोनों का हिसाब लगाएँ।',
          pa: 'ਇਹ ਸਿਰਫ਼ ਪੁਰਾਣੇ ਟੈਕਸ ਪ੍ਰਬੰਧ ਵਿੱਚ ਮਿਲਦਾ ਹੈ। ਤੈਅ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਦੋਵਾਂ ਦਾ ਹਿਸਾਬ ਲਾਓ।',
        }),
      ],
    },
    {
      kind: 'papers',
      lines: [
        fact(from.taxForm, {
          en: 'Certificate for autism in the form of the tax office (the old one was 10-IA), signed by the civil surgeon or a child neurologist',
          hi: 'ऑटिज़्म का प्रमाण पत्र टैक्स विभाग के फ़ॉर्म में (पुराना फ़ॉर्म 10-IA था), सिविल सर्जन या बच्चों के न्यूरोलॉजिस्ट के दस्तखत के साथ',
          pa: 'ਔਟਿਜ਼ਮ ਦਾ ਸਰਟੀਫ਼ਿਕੇਟ ਟੈਕਸ ਵਿਭਾਗ ਦੇ ਫ਼ਾਰਮ ਵਿੱਚ (ਪੁਰਾਣਾ ਫ਼ਾਰਮ 10-IA ਸੀ), ਸਿਵਲ ਸਰਜਨ ਜਾਂ ਬੱਚਿਆਂ ਦੇ ਨਿਊਰੋਲੋਜਿਸਟ ਦੇ ਦਸਤਖ਼ਤ ਨਾਲ',
        }),
      ],
    },
  ],
}
