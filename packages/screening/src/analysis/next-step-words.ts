import type { Texts } from '../language.ts'

/** One action each, in the order in which they are offered. */
export const nextStepWords = {
  lostSkills: {
    en: 'By {date}, see a doctor. Tell them what your child has stopped doing.',
    hi: '{date} तक डॉक्टर से मिलें। बताएँ कि बच्चे ने क्या करना छोड़ दिया है।',
    pa: '{date} ਤੱਕ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ। ਦੱਸੋ ਕਿ ਬੱਚੇ ਨੇ ਕੀ ਕਰਨਾ ਛੱਡ ਦਿੱਤਾ ਹੈ।',
  },
  seeDoctor: {
    en: 'By {date}, show this page to a child doctor.',
    hi: '{date} तक यह पेज बच्चों के डॉक्टर को दिखाएँ।',
    pa: '{date} ਤੱਕ ਇਹ ਪੰਨਾ ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ ਨੂੰ ਵਿਖਾਓ।',
  },
  goThrough: {
    en: 'By {date}, go through your answers with a child doctor.',
    hi: '{date} तक अपने जवाब बच्चों के डॉक्टर के साथ मिलकर देखें।',
    pa: '{date} ਤੱਕ ਆਪਣੇ ਜਵਾਬ ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ ਨਾਲ ਮਿਲ ਕੇ ਵੇਖੋ।',
  },
  /** After a follow-up that left few signs. */
  nextVisit: {
    en: 'Show this page at the next health visit.',
    hi: 'बच्चे की अगली जाँच के समय यह पेज दिखाएँ।',
    pa: 'ਬੱਚੇ ਦੀ ਅਗਲੀ ਜਾਂਚ ਵੇਲੇ ਇਹ ਪੰਨਾ ਵਿਖਾਓ।',
  },
  worried: {
    en: 'By {date}, see a child doctor about your worry.',
    hi: '{date} तक अपनी चिंता के बारे में बच्चों के डॉक्टर से मिलें।',
    pa: '{date} ਤੱਕ ਆਪਣੀ ਚਿੰਤਾ ਬਾਰੇ ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
  },
  hearing: {
    en: 'Ask a doctor for a hearing test.',
    hi: 'डॉक्टर से कहकर बच्चे के सुनने की जाँच करवाएँ।',
    pa: 'ਡਾਕਟਰ ਨੂੰ ਕਹਿ ਕੇ ਬੱਚੇ ਦੇ ਸੁਣਨ ਦੀ ਜਾਂਚ ਕਰਵਾਓ।',
  },
  earlyHelp: {
    en: 'Ask at the district hospital for the early intervention centre (DEIC). You can start help before any label.',
    hi: 'ज़िला अस्पताल में शीघ्र हस्तक्षेप केंद्र (DEIC) के बारे में पूछें। मदद शुरू करने के लिए किसी नाम या लेबल का इंतज़ार ज़रूरी नहीं।',
    pa: 'ਜ਼ਿਲ੍ਹਾ ਹਸਪਤਾਲ ਵਿੱਚ ਅਰਲੀ ਇੰਟਰਵੈਨਸ਼ਨ ਸੈਂਟਰ (DEIC) ਬਾਰੇ ਪੁੱਛੋ। ਮਦਦ ਸ਼ੁਰੂ ਕਰਨ ਲਈ ਕਿਸੇ ਨਾਂ ਜਾਂ ਲੇਬਲ ਦੀ ਉਡੀਕ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
  },
  sibling: {
    en: 'Tell a child doctor about the brother or sister with autism.',
    hi: 'बच्चों के डॉक्टर को बताएँ कि भाई या बहन को ऑटिज़्म है।',
    pa: 'ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ ਨੂੰ ਦੱਸੋ ਕਿ ਭਰਾ ਜਾਂ ਭੈਣ ਨੂੰ ਔਟਿਜ਼ਮ ਹੈ।',
  },
  walking: {
    en: 'Ask a doctor about walking, as your child does not walk alone yet.',
    hi: 'बच्चा अभी अपने आप नहीं चलता, इसलिए चलने के बारे में डॉक्टर से पूछें।',
    pa: 'ਬੱਚਾ ਹਾਲੇ ਆਪਣੇ ਆਪ ਨਹੀਂ ਤੁਰਦਾ, ਇਸ ਲਈ ਤੁਰਨ ਬਾਰੇ ਡਾਕਟਰ ਨੂੰ ਪੁੱਛੋ।',
  },
  tooYoung: {
    en: 'Ask a doctor or the anganwadi to look at the milestone card with you.',
    hi: 'डॉक्टर या आंगनवाड़ी से कहें कि वे बच्चे के विकास का कार्ड आपके साथ देखें।',
    pa: 'ਡਾਕਟਰ ਜਾਂ ਆਂਗਣਵਾੜੀ ਨੂੰ ਕਹੋ ਕਿ ਉਹ ਬੱਚੇ ਦੇ ਵਿਕਾਸ ਦਾ ਕਾਰਡ ਤੁਹਾਡੇ ਨਾਲ ਵੇਖਣ।',
  },
  tooOld: {
    en: "Ask a child doctor which check fits your child's age.",
    hi: 'बच्चों के डॉक्टर से पूछें कि इस उम्र के लिए कौन सी जाँच ठीक है।',
    pa: 'ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ ਨੂੰ ਪੁੱਛੋ ਕਿ ਇਸ ਉਮਰ ਲਈ ਕਿਹੜੀ ਜਾਂਚ ਠੀਕ ਹੈ।',
  },
  ageUnknown: {
    en: 'If your child is younger or older than that, ask a doctor which check fits.',
    hi: 'अगर बच्चा इससे छोटा या बड़ा है, तो डॉक्टर से पूछें कि कौन सी जाँच ठीक है।',
    pa: 'ਜੇ ਬੱਚਾ ਇਸ ਤੋਂ ਛੋਟਾ ਜਾਂ ਵੱਡਾ ਹੈ, ਤਾਂ ਡਾਕਟਰ ਨੂੰ ਪੁੱਛੋ ਕਿ ਕਿਹੜੀ ਜਾਂਚ ਠੀਕ ਹੈ।',
  },
  answerAgain: {
    en: 'Answer the questions again in {month}. Some signs show only later.',
    hi: '{month} में इन सवालों के जवाब फिर दें। कुछ संकेत बाद में ही दिखते हैं।',
    pa: '{month} ਵਿੱਚ ਇਨ੍ਹਾਂ ਸਵਾਲਾਂ ਦੇ ਜਵਾਬ ਫਿਰ ਦਿਓ। ਕੁਝ ਸੰਕੇਤ ਬਾਅਦ ਵਿੱਚ ਹੀ ਦਿਸਦੇ ਹਨ।',
  },
  keepPlaying: {
    en: 'Keep playing and talking together. If a worry comes, ask a doctor.',
    hi: 'साथ खेलते और बातें करते रहें। मन में चिंता हो तो डॉक्टर से ज़रूर पूछें।',
    pa: 'ਇਕੱਠੇ ਖੇਡਦੇ ਅਤੇ ਗੱਲਾਂ ਕਰਦੇ ਰਹੋ। ਮਨ ਵਿੱਚ ਚਿੰਤਾ ਹੋਵੇ ਤਾਂ ਡਾਕਟਰ ਨੂੰ ਜ਼ਰੂਰ ਪੁੱਛੋ।',
  },
  teleManas: {
    en: 'For your own stress, call Tele-MANAS on 14416, free, day or night.',
    hi: 'अपने तनाव के लिए टेली-मानस को 14416 पर फ़ोन करें। यह मुफ़्त है, दिन हो या रात।',
    pa: 'ਆਪਣੇ ਤਣਾਅ ਲਈ ਟੈਲੀ-ਮਾਨਸ ਨੂੰ 14416 ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ। ਇਹ ਮੁਫ਼ਤ ਹੈ, ਦਿਨ ਹੋਵੇ ਜਾਂ ਰਾਤ।',
  },
} as const satisfies Record<string, Texts>
