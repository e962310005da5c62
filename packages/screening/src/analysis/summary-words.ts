/** What the answers show and what they cannot show, for the sections Summary and Score. */
import type { Texts } from '../language.ts'

export const summaryWords = {
  lostSkills: {
    en: 'Your child has stopped doing things they did before. Please see a doctor this week.',
    hi: 'बच्चा पहले जो करता था, उसमें से कुछ अब नहीं करता। कृपया इसी हफ़्ते डॉक्टर से मिलें।',
    pa: 'ਬੱਚਾ ਪਹਿਲਾਂ ਜੋ ਕਰਦਾ ਸੀ, ਉਸ ਵਿੱਚੋਂ ਕੁਝ ਹੁਣ ਨਹੀਂ ਕਰਦਾ। ਕਿਰਪਾ ਕਰਕੇ ਇਸੇ ਹਫ਼ਤੇ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
  },
  answered: {
    en: 'You answered {count} questions about your child on {date}.',
    hi: 'आपने {date} को अपने बच्चे के बारे में {count} सवालों के जवाब दिए।',
    pa: 'ਤੁਸੀਂ {date} ਨੂੰ ਆਪਣੇ ਬੱਚੇ ਬਾਰੇ {count} ਸਵਾਲਾਂ ਦੇ ਜਵਾਬ ਦਿੱਤੇ।',
  },
  aged: {
    en: 'Your child was {months} months old then.',
    hi: 'उस दिन बच्चे की उम्र {months} महीने थी।',
    pa: 'ਉਸ ਦਿਨ ਬੱਚੇ ਦੀ ਉਮਰ {months} ਮਹੀਨੇ ਸੀ।',
  },
  agedUnderTwo: {
    en: 'Your child was less than 2 months old then.',
    hi: 'उस दिन बच्चे की उम्र 2 महीने से कम थी।',
    pa: 'ਉਸ ਦਿਨ ਬੱਚੇ ਦੀ ਉਮਰ 2 ਮਹੀਨਿਆਂ ਤੋਂ ਘੱਟ ਸੀ।',
  },
  fewMoreQuestions: {
    en: 'A few more questions come first. You can answer them until {date}.',
    hi: 'पहले कुछ और सवाल हैं। आप उनके जवाब {date} तक दे सकते हैं।',
    pa: 'ਪਹਿਲਾਂ ਕੁਝ ਹੋਰ ਸਵਾਲ ਹਨ। ਤੁਸੀਂ ਉਨ੍ਹਾਂ ਦੇ ਜਵਾਬ {date} ਤੱਕ ਦੇ ਸਕਦੇ ਹੋ।',
  },
  followUpAnswered: {
    en: 'You answered the follow-up questions on {date}.',
    hi: 'आपने {date} को दूसरे दौर के सवालों के जवाब दिए।',
    pa: 'ਤੁਸੀਂ {date} ਨੂੰ ਦੂਜੇ ਦੌਰ ਦੇ ਸਵਾਲਾਂ ਦੇ ਜਵਾਬ ਦਿੱਤੇ।',
  },
  otherCauses: {
    en: 'Other things can lead to the same answers, such as trouble with hearing or late talking.',
    hi: 'ऐसे ही जवाब दूसरे कारणों से भी आ सकते हैं, जैसे कम सुनना या देर से बोलना।',
    pa: 'ਅਜਿਹੇ ਹੀ ਜਵਾਬ ਹੋਰ ਕਾਰਨਾਂ ਕਰਕੇ ਵੀ ਆ ਸਕਦੇ ਹਨ, ਜਿਵੇਂ ਘੱਟ ਸੁਣਨਾ ਜਾਂ ਦੇਰ ਨਾਲ ਬੋਲਣਾ।',
  },
  nothingWrong: {
    en: 'You did nothing wrong.',
    hi: 'इसमें आपकी कोई गलती नहीं है।',
    pa: 'ਇਸ ਵਿੱਚ ਤੁਹਾਡੀ ਕੋਈ ਗਲਤੀ ਨਹੀਂ ਹੈ।',
  },
  ageUnknown: {
    en: 'You gave no month of birth. This check is made for children of {from} to {to} months.',
    hi: 'आपने जन्म का महीना नहीं बताया। यह स्क्रीनिंग {from} से {to} महीने के बच्चों के लिए है।',
    pa: 'ਤੁਸੀਂ ਜਨਮ ਦਾ ਮਹੀਨਾ ਨਹੀਂ ਦੱਸਿਆ। ਇਹ ਸਕ੍ਰੀਨਿੰਗ {from} ਤੋਂ {to} ਮਹੀਨਿਆਂ ਦੇ ਬੱਚਿਆਂ ਲਈ ਹੈ।',
  },
  tooYoung: {
    en: 'This check is made for children of {from} to {to} months, so it may not fit yet.',
    hi: 'यह स्क्रीनिंग {from} से {to} महीने के बच्चों के लिए है, इसलिए शायद अभी ठीक न बैठे।',
    pa: 'ਇਹ ਸਕ੍ਰੀਨਿੰਗ {from} ਤੋਂ {to} ਮਹੀਨਿਆਂ ਦੇ ਬੱਚਿਆਂ ਲਈ ਹੈ, ਇਸ ਲਈ ਸ਼ਾਇਦ ਹਾਲੇ ਠੀਕ ਨਾ ਬੈਠੇ।',
  },
  tooOld: {
    en: 'This check is made for children of {from} to {to} months, so it may not fit. Doctors use other checks for older children.',
    hi: 'यह स्क्रीनिंग {from} से {to} महीने के बच्चों के लिए है, इसलिए शायद ठीक न बैठे। बड़े बच्चों के लिए डॉक्टर दूसरी तरह की जाँच करते हैं।',
    pa: 'ਇਹ ਸਕ੍ਰੀਨਿੰਗ {from} ਤੋਂ {to} ਮਹੀਨਿਆਂ ਦੇ ਬੱਚਿਆਂ ਲਈ ਹੈ, ਇਸ ਲਈ ਸ਼ਾਇਦ ਠੀਕ ਨਾ ਬੈਠੇ। ਵੱਡੇ ਬੱਚਿਆਂ ਲਈ ਡਾਕਟਰ ਹੋਰ ਤਰ੍ਹਾਂ ਦੀ ਜਾਂਚ ਕਰਦੇ ਹਨ।',
  },
  bornEarlyFollowUp: {
    en: 'The follow-up questions matter more for them.',
    hi: 'ऐसे बच्चों के लिए दूसरे दौर के सवाल और भी ज़रूरी हैं।',
    pa: 'ਅਜਿਹੇ ਬੱਚਿਆਂ ਲਈ ਦੂਜੇ ਦੌਰ ਦੇ ਸਵਾਲ ਹੋਰ ਵੀ ਜ਼ਰੂਰੀ ਹਨ।',
  },
  countedNone: {
    en: 'None of the {count} answers counted.',
    hi: '{count} में से कोई भी जवाब गिनती में नहीं आया।',
    pa: '{count} ਵਿੱਚੋਂ ਕੋਈ ਵੀ ਜਵਾਬ ਗਿਣਤੀ ਵਿੱਚ ਨਹੀਂ ਆਇਆ।',
  },
  countedOne: {
    en: '1 of {count} answers counted.',
    hi: '{count} में से 1 जवाब गिनती में आया।',
    pa: '{count} ਵਿੱਚੋਂ 1 ਜਵਾਬ ਗਿਣਤੀ ਵਿੱਚ ਆਇਆ।',
  },
  counted: {
    en: '{total} of {count} answers counted.',
    hi: '{count} में से {total} जवाब गिनती में आए।',
    pa: '{count} ਵਿੱਚੋਂ {total} ਜਵਾਬ ਗਿਣਤੀ ਵਿੱਚ ਆਏ।',
  },
  firstCounted: {
    en: 'First, {total} of {count} answers counted.',
    hi: 'पहले {count} में से {total} जवाब गिनती में आए।',
    pa: 'ਪਹਿਲਾਂ {count} ਵਿੱਚੋਂ {total} ਜਵਾਬ ਗਿਣਤੀ ਵਿੱਚ ਆਏ।',
  },
  remainingNone: {
    en: 'After the follow-up questions, none of them still counts.',
    hi: 'दूसरे दौर के सवालों के बाद उनमें से कोई गिनती में नहीं है।',
    pa: 'ਦੂਜੇ ਦੌਰ ਦੇ ਸਵਾਲਾਂ ਤੋਂ ਬਾਅਦ ਉਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕੋਈ ਗਿਣਤੀ ਵਿੱਚ ਨਹੀਂ ਹੈ।',
  },
  remainingOne: {
    en: 'After the follow-up questions, 1 of them still counts.',
    hi: 'दूसरे दौर के सवालों के बाद उनमें से 1 अब भी गिनती में है।',
    pa: 'ਦੂਜੇ ਦੌਰ ਦੇ ਸਵਾਲਾਂ ਤੋਂ ਬਾਅਦ ਉਨ੍ਹਾਂ ਵਿੱਚੋਂ 1 ਹਾਲੇ ਵੀ ਗਿਣਤੀ ਵਿੱਚ ਹੈ।',
  },
  remaining: {
    en: 'After the follow-up questions, {remaining} of them still count.',
    hi: 'दूसरे दौर के सवालों के बाद उनमें से {remaining} अब भी गिनती में हैं।',
    pa: 'ਦੂਜੇ ਦੌਰ ਦੇ ਸਵਾਲਾਂ ਤੋਂ ਬਾਅਦ ਉਨ੍ਹਾਂ ਵਿੱਚੋਂ {remaining} ਹਾਲੇ ਵੀ ਗਿਣਤੀ ਵਿੱਚ ਹਨ।',
  },
  clearedMeans: {
    en: 'If fewer than {from} answers still count after the follow-up questions, we call that few signs.',
    hi: 'दूसरे दौर के सवालों के बाद गिनती में {from} से कम जवाब रहें, तो हम कहते हैं: कम संकेत।',
    pa: 'ਦੂਜੇ ਦੌਰ ਦੇ ਸਵਾਲਾਂ ਤੋਂ ਬਾਅਦ ਗਿਣਤੀ ਵਿੱਚ {from} ਤੋਂ ਘੱਟ ਜਵਾਬ ਰਹਿਣ, ਤਾਂ ਅਸੀਂ ਕਹਿੰਦੇ ਹਾਂ: ਘੱਟ ਸੰਕੇਤ।',
  },
  stayedMeans: {
    en: 'With {from} or more after the follow-up questions, a child doctor should be seen.',
    hi: 'दूसरे दौर के सवालों के बाद {from} या ज़्यादा रहें, तो बच्चों के डॉक्टर से मिलना चाहिए।',
    pa: 'ਦੂਜੇ ਦੌਰ ਦੇ ਸਵਾਲਾਂ ਤੋਂ ਬਾਅਦ {from} ਜਾਂ ਵੱਧ ਰਹਿਣ, ਤਾਂ ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ ਨੂੰ ਮਿਲਣਾ ਚਾਹੀਦਾ ਹੈ।',
  },
  lowMeans: {
    en: 'When 0 to {to} answers count, we call that few signs.',
    hi: 'ऐसे जवाब 0 से {to} हों, तो हम कहते हैं: कम संकेत।',
    pa: 'ਅਜਿਹੇ ਜਵਾਬ 0 ਤੋਂ {to} ਹੋਣ, ਤਾਂ ਅਸੀਂ ਕਹਿੰਦੇ ਹਾਂ: ਘੱਟ ਸੰਕੇਤ।',
  },
  highMeans: {
    en: 'When {from} or more answers count, we call that many signs.',
    hi: 'ऐसे जवाब {from} या ज़्यादा हों, तो हम कहते हैं: कई संकेत।',
    pa: 'ਅਜਿਹੇ ਜਵਾਬ {from} ਜਾਂ ਵੱਧ ਹੋਣ, ਤਾਂ ਅਸੀਂ ਕਹਿੰਦੇ ਹਾਂ: ਕਈ ਸੰਕੇਤ।',
  },
  notAScore: {
    en: 'The number counts answers to talk about. It is not a score for your child.',
    hi: 'यह संख्या बात करने लायक जवाबों की गिनती है। ये बच्चे के नंबर नहीं हैं।',
    pa: 'ਇਹ ਗਿਣਤੀ ਗੱਲ ਕਰਨ ਵਾਲੇ ਜਵਾਬਾਂ ਦੀ ਹੈ। ਇਹ ਬੱਚੇ ਦੇ ਨੰਬਰ ਨਹੀਂ ਹਨ।',
  },
} as const satisfies Record<string, Texts>
