import { advice, fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'

export const questions: GuideFold = {
  id: 'questions',
  title: { en: 'Ten questions to ask', hi: 'पूछने के दस सवाल', pa: 'ਪੁੱਛਣ ਲਈ ਦਸ ਸਵਾਲ' },
  hint: { en: 'Choose three', hi: 'तीन चुन लें', pa: 'ਤਿੰਨ ਚੁਣ ਲਓ' },
  parts: [
    {
      kind: 'questions',
      lines: [
        advice({ en: 'What did you see today?', hi: 'आज आपने क्या देखा?', pa: 'ਅੱਜ ਤੁਸੀਂ ਕੀ ਵੇਖਿਆ?' }),
        advice({
          en: 'What does my child do well?',
          hi: 'मेरा बच्चा क्या अच्छा करता है?',
          pa: 'ਮੇਰਾ ਬੱਚਾ ਕੀ ਚੰਗਾ ਕਰਦਾ ਹੈ?',
        }),
        advice({
          en: 'Is it autism, something else, or not clear yet?',
          hi: 'यह ऑटिज़्म है, कुछ और है, या अभी साफ़ नहीं है?',
          pa: 'ਇਹ ਔਟਿਜ਼ਮ ਹੈ, ਕੁਝ ਹੋਰ ਹੈ, ਜਾਂ ਹਾਲੇ ਸਾਫ਼ ਨਹੀਂ ਹੈ?',
        }),
        advice({ en: 'Was the hearing tested?', hi: 'क्या सुनने की जाँच हुई?', pa: 'ਕੀ ਸੁਣਨ ਦੀ ਜਾਂਚ ਹੋਈ?' }),
        advice({
          en: 'What is the first thing we do at home?',
          hi: 'घर पर सबसे पहले क्या करें?',
          pa: 'ਘਰ ਵਿੱਚ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਕੀ ਕਰੀਏ?',
        }),
        advice({
          en: 'Which therapy helps, how often, and what does it cost?',
          hi: 'कौन-सी थेरेपी, कितनी बार, और खर्च कितना?',
          pa: 'ਕਿਹੜੀ ਥੈਰੇਪੀ, ਕਿੰਨੀ ਵਾਰ, ਅਤੇ ਖ਼ਰਚ ਕਿੰਨਾ?',
        }),
        advice({
          en: 'Is there a place with free care?',
          hi: 'क्या कहीं मुफ़्त मदद मिलती है?',
          pa: 'ਕੀ ਕਿਤੇ ਮੁਫ਼ਤ ਮਦਦ ਮਿਲਦੀ ਹੈ?',
        }),
        advice({
          en: 'How can my child ask for things without words?',
          hi: 'बिना शब्दों के बच्चा चीज़ें कैसे माँगे?',
          pa: 'ਬਿਨਾਂ ਸ਼ਬਦਾਂ ਦੇ ਬੱਚਾ ਚੀਜ਼ਾਂ ਕਿਵੇਂ ਮੰਗੇ?',
        }),
        advice({
          en: 'Can we have the report and the diagnosis in writing?',
          hi: 'क्या आप रिपोर्ट और निदान लिखकर देंगे?',
          pa: 'ਕੀ ਤੁਸੀਂ ਰਿਪੋਰਟ ਅਤੇ ਨਿਦਾਨ ਲਿਖ ਕੇ ਦੇਵੋਗੇ?',
        }),
        advice({ en: 'When do we come back?', hi: 'फिर कब आएँ?', pa: 'ਫਿਰ ਕਦੋਂ ਆਈਏ?' }),
      ],
    },
  ],
}

export const wait: GuideFold = {
  id: 'wait',
  title: { en: 'If the doctor says "wait"', hi: 'अगर डॉक्टर कहें "रुकिए"', pa: 'ਜੇ ਡਾਕਟਰ ਕਹੇ "ਉਡੀਕੋ"' },
  hint: { en: 'Three things to ask for', hi: 'तीन बातें माँगें', pa: 'ਤਿੰਨ ਗੱਲਾਂ ਮੰਗੋ' },
  parts: [
    {
      kind: 'list',
      lines: [
        advice({ en: 'A hearing test now', hi: 'अभी सुनने की जाँच', pa: 'ਹੁਣੇ ਸੁਣਨ ਦੀ ਜਾਂਚ' }),
        advice({ en: 'A date to come back', hi: 'दोबारा आने की तारीख', pa: 'ਦੁਬਾਰਾ ਆਉਣ ਦੀ ਤਾਰੀਖ਼' }),
        advice({ en: 'One line about it on paper', hi: 'पर्ची पर इसकी एक पंक्ति', pa: 'ਪਰਚੀ ਉੱਤੇ ਇਸ ਦੀ ਇੱਕ ਲਾਈਨ' }),
      ],
    },
    {
      kind: 'text',
      lines: [
        fact(from.indianPaediatricians, {
          en: 'Help can begin before a diagnosis. The Indian Academy of Pediatrics says so.',
          hi: 'निदान से पहले भी मदद शुरू हो सकती है। इंडियन एकेडमी ऑफ़ पीडियाट्रिक्स यही कहती है।',
          pa: 'ਨਿਦਾਨ ਤੋਂ ਪਹਿਲਾਂ ਵੀ ਮਦਦ ਸ਼ੁਰੂ ਹੋ ਸਕਦੀ ਹੈ। ਇੰਡੀਅਨ ਅਕੈਡਮੀ ਆਫ਼ ਪੀਡੀਐਟ੍ਰਿਕਸ ਇਹੀ ਕਹਿੰਦੀ ਹੈ।',
        }),
      ],
    },
  ],
  link: {
    path: '/first-words',
    label: { en: 'First ways to talk', hi: 'बात करने के पहले तरीके', pa: 'ਗੱਲ ਕਰਨ ਦੇ ਪਹਿਲੇ ਤਰੀਕੇ' },
  },
}

export const disagree: GuideFold = {
  id: 'disagree',
  title: { en: 'If you do not agree', hi: 'अगर आप सहमत न हों', pa: 'ਜੇ ਤੁਸੀਂ ਸਹਿਮਤ ਨਾ ਹੋਵੋ' },
  hint: { en: 'A second opinion', hi: 'दूसरे डॉक्टर की राय', pa: 'ਦੂਜੇ ਡਾਕਟਰ ਦੀ ਰਾਏ' },
  parts: [
    {
      kind: 'text',
      lines: [
        advice({
          en: 'You may ask another doctor. Take all papers along. Go on playing and talking with your child meanwhile.',
          hi: 'आप दूसरे डॉक्टर से पूछ सकते हैं। सारे कागज़ साथ ले जाएँ। तब तक बच्चे के साथ खेलते और बात करते रहें।',
          pa: 'ਤੁਸੀਂ ਦੂਜੇ ਡਾਕਟਰ ਨੂੰ ਪੁੱਛ ਸਕਦੇ ਹੋ। ਸਾਰੇ ਕਾਗ਼ਜ਼ ਨਾਲ ਲੈ ਜਾਓ। ਉਦੋਂ ਤੱਕ ਬੱਚੇ ਨਾਲ ਖੇਡਦੇ ਅਤੇ ਗੱਲਾਂ ਕਰਦੇ ਰਹੋ।',
        }),
      ],
    },
  ],
  link: {
    path: '/help#near',
    label: { en: 'Find a place near you', hi: 'अपने पास की जगह ढूँढें', pa: 'ਆਪਣੇ ਨੇੜੇ ਦੀ ਥਾਂ ਲੱਭੋ' },
  },
}
