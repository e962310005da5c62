import { advice, fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'

export const school: GuideFold = {
  id: 'school',
  title: { en: 'School: admission and help', hi: 'स्कूल: दाखिला और मदद', pa: 'ਸਕੂਲ: ਦਾਖ਼ਲਾ ਅਤੇ ਮਦਦ' },
  hint: {
    en: 'Free education, learning at home, exams',
    hi: 'मुफ़्त पढ़ाई, घर पर पढ़ाई, परीक्षा',
    pa: 'ਮੁਫ਼ਤ ਪੜ੍ਹਾਈ, ਘਰ ਵਿੱਚ ਪੜ੍ਹਾਈ, ਇਮਤਿਹਾਨ',
  },
  link: {
    path: '/materials/about-me',
    label: { en: 'One page about your child, to print', hi: 'बच्चे के बारे में एक पन्ना, छापने के लिए', pa: 'ਬੱਚੇ ਬਾਰੇ ਇੱਕ ਸਫ਼ਾ, ਛਾਪਣ ਲਈ' },
  },
  parts: [
    {
      kind: 'get',
      lines: [
        fact([from.schoolSections, from.disabilitiesAct], {
          en: 'From 40%, free education from 6 to 18 years. You may choose a school nearby or a special school.',
          hi: '40% से, 6 से 18 साल तक मुफ़्त पढ़ाई। पास का स्कूल या विशेष स्कूल, पसंद आपकी है।',
          pa: '40% ਤੋਂ, 6 ਤੋਂ 18 ਸਾਲ ਤੱਕ ਮੁਫ਼ਤ ਪੜ੍ਹਾਈ। ਨੇੜਲਾ ਸਕੂਲ ਜਾਂ ਖ਼ਾਸ ਸਕੂਲ, ਪਸੰਦ ਤੁਹਾਡੀ ਹੈ।',
        }),
      ],
    },
    {
      kind: 'who',
      lines: [
        fact([from.schoolSections, from.disabilityList], {
          en: 'Section 16: schools that the state funds or recognises must teach all children together. Section 31: free education.',
          hi: 'धारा 16: सरकार से मान्यता या पैसा पाने वाले स्कूल सब बच्चों को साथ पढ़ाएँ। धारा 31: मुफ़्त पढ़ाई।',
          pa: 'ਧਾਰਾ 16: ਸਰਕਾਰ ਤੋਂ ਮਾਨਤਾ ਜਾਂ ਪੈਸਾ ਲੈਣ ਵਾਲੇ ਸਕੂਲ ਸਾਰੇ ਬੱਚਿਆਂ ਨੂੰ ਇਕੱਠੇ ਪੜ੍ਹਾਉਣ। ਧਾਰਾ 31: ਮੁਫ਼ਤ ਪੜ੍ਹਾਈ।',
        }),
        fact(from.educationAmendment, {
          en: 'Since 2012 the right to education law names children with autism. Ask private schools about seats under this law.',
          hi: '2012 से शिक्षा का अधिकार कानून में ऑटिज़्म वाले बच्चे भी हैं। निजी स्कूल से इस कानून वाली सीटों के बारे में पूछें।',
          pa: '2012 ਤੋਂ ਸਿੱਖਿਆ ਦੇ ਹੱਕ ਵਾਲੇ ਕਾਨੂੰਨ ਵਿੱਚ ਔਟਿਜ਼ਮ ਵਾਲੇ ਬੱਚੇ ਵੀ ਹਨ। ਪ੍ਰਾਈਵੇਟ ਸਕੂਲ ਤੋਂ ਇਸ ਕਾਨੂੰਨ ਵਾਲੀਆਂ ਸੀਟਾਂ ਬਾਰੇ ਪੁੱਛੋ।',
        }),
        fact(from.educationAtHome, {
          en: 'A child with severe disability may choose free education at home.',
          hi: 'गंभीर विकलांगता वाला बच्चा घर पर मुफ़्त पढ़ाई चुन सकता है।',
          pa: 'ਗੰਭੀਰ ਅਪੰਗਤਾ ਵਾਲਾ ਬੱਚਾ ਘਰ ਵਿੱਚ ਮੁਫ਼ਤ ਪੜ੍ਹਾਈ ਚੁਣ ਸਕਦਾ ਹੈ।',
        }),
      ],
    },
    {
      kind: 'steps',
      lines: [
        advice({
          en: 'Visit the school with your child. Show what your child can do and what helps.',
          hi: 'बच्चे के साथ स्कूल जाएँ। बताएँ कि बच्चा क्या कर लेता है और किससे मदद मिलती है।',
          pa: 'ਬੱਚੇ ਨਾਲ ਸਕੂਲ ਜਾਓ। ਦੱਸੋ ਕਿ ਬੱਚਾ ਕੀ ਕਰ ਲੈਂਦਾ ਹੈ ਅਤੇ ਕਿਸ ਨਾਲ ਮਦਦ ਮਿਲਦੀ ਹੈ।',
        }),
        advice({
          en: 'Ask who the special educator is, and how often they come.',
          hi: 'पूछें कि विशेष शिक्षक कौन हैं और कितनी बार आते हैं।',
          pa: 'ਪੁੱਛੋ ਕਿ ਖ਼ਾਸ ਅਧਿਆਪਕ ਕੌਣ ਹਨ ਅਤੇ ਕਿੰਨੀ ਵਾਰ ਆਉਂਦੇ ਹਨ।',
        }),
        fact(from.cbseRules, {
          en: 'CBSE allows a writer and extra time in board exams. Apply through the school well before.',
          hi: 'CBSE बोर्ड परीक्षा में लिखने वाला साथी और ज़्यादा समय देता है। स्कूल के ज़रिए पहले से आवेदन करें।',
          pa: 'CBSE ਬੋਰਡ ਦੇ ਇਮਤਿਹਾਨ ਵਿੱਚ ਲਿਖਣ ਵਾਲਾ ਸਾਥੀ ਅਤੇ ਵੱਧ ਸਮਾਂ ਦਿੰਦਾ ਹੈ। ਸਕੂਲ ਰਾਹੀਂ ਪਹਿਲਾਂ ਹੀ ਅਰਜ਼ੀ ਦਿਓ।',
        }),
        fact(from.openSchool, {
          en: 'The open school board (NIOS) gives such help too.',
          hi: 'ओपन स्कूल बोर्ड (NIOS) भी ऐसी मदद देता है।',
          pa: 'ਓਪਨ ਸਕੂਲ ਬੋਰਡ (NIOS) ਵੀ ਅਜਿਹੀ ਮਦਦ ਦਿੰਦਾ ਹੈ।',
        }),
      ],
    },
    {
      kind: 'refused',
      lines: [
        advice({
          en: 'Ask the school to write down its reason. Give the letter to the District Education Officer.',
          hi: 'स्कूल से वजह लिखित में माँगें। वह चिट्ठी ज़िला शिक्षा अधिकारी को दें।',
          pa: 'ਸਕੂਲ ਤੋਂ ਕਾਰਨ ਲਿਖਤੀ ਮੰਗੋ। ਉਹ ਚਿੱਠੀ ਜ਼ਿਲ੍ਹਾ ਸਿੱਖਿਆ ਅਫ਼ਸਰ ਨੂੰ ਦਿਓ।',
        }),
        fact(from.schoolComplaints, {
          en: 'The State Commissioner for Persons with Disabilities takes complaints about refused admission.',
          hi: 'दाखिला न मिलने की शिकायत राज्य के विकलांगजन आयुक्त सुनते हैं।',
          pa: 'ਦਾਖ਼ਲਾ ਨਾ ਮਿਲਣ ਦੀ ਸ਼ਿਕਾਇਤ ਰਾਜ ਦੇ ਅਪੰਗ ਵਿਅਕਤੀਆਂ ਲਈ ਕਮਿਸ਼ਨਰ ਸੁਣਦੇ ਹਨ।',
        }),
      ],
    },
  ],
}
