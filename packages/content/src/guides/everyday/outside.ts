import { advice, type GuideFold } from '../guide.ts'

export const haircut: GuideFold = {
  id: 'haircut',
  title: { en: 'Haircut, teeth, injections', hi: 'बाल, दाँत, टीके', pa: 'ਵਾਲ, ਦੰਦ, ਟੀਕੇ' },
  hint: { en: 'Show it before', hi: 'पहले दिखाएँ', pa: 'ਪਹਿਲਾਂ ਵਿਖਾਓ' },
  link: {
    path: '/materials/haircut',
    label: {
      en: 'A haircut in pictures, to print',
      hi: 'बाल कटवाना तस्वीरों में, छापने के लिए',
      pa: 'ਵਾਲ ਕਟਵਾਉਣਾ ਤਸਵੀਰਾਂ ਵਿੱਚ, ਛਾਪਣ ਲਈ',
    },
  },
  parts: [
    {
      kind: 'why',
      lines: [
        advice({
          en: 'Touch on the head, buzzing and bright light can hurt. Your child does not know when it will be over.',
          hi: 'सिर पर छूना, मशीन की आवाज़ और तेज़ रोशनी बच्चे को दर्द जैसी लग सकती है। उसे नहीं पता कि यह कब खत्म होगा।',
          pa: 'ਸਿਰ ਉੱਤੇ ਛੂਹਣਾ, ਮਸ਼ੀਨ ਦੀ ਆਵਾਜ਼ ਅਤੇ ਤੇਜ਼ ਰੋਸ਼ਨੀ ਬੱਚੇ ਨੂੰ ਦਰਦ ਵਰਗੀ ਲੱਗ ਸਕਦੀ ਹੈ। ਉਸ ਨੂੰ ਪਤਾ ਨਹੀਂ ਕਿ ਇਹ ਕਦੋਂ ਮੁੱਕੇਗਾ।',
        }),
      ],
    },
    {
      kind: 'try',
      lines: [
        advice({
          en: 'Visit once only to look. Show it on a doll at home.',
          hi: 'एक बार सिर्फ़ देखने जाएँ। घर पर गुड़िया पर करके दिखाएँ।',
          pa: 'ਇੱਕ ਵਾਰ ਸਿਰਫ਼ ਵੇਖਣ ਜਾਓ। ਘਰ ਵਿੱਚ ਗੁੱਡੀ ਉੱਤੇ ਕਰ ਕੇ ਵਿਖਾਓ।',
        }),
        advice({
          en: 'Agree on a stop sign. When your child gives it, stop.',
          hi: 'रुकने का इशारा तय करें। बच्चा इशारा करे, तो रुक जाएँ।',
          pa: 'ਰੁਕਣ ਦਾ ਇਸ਼ਾਰਾ ਤੈਅ ਕਰੋ। ਬੱਚਾ ਇਸ਼ਾਰਾ ਕਰੇ, ਤਾਂ ਰੁਕ ਜਾਓ।',
        }),
        advice({
          en: 'Count aloud to ten, then rest. Bring the toy or sound that comforts.',
          hi: 'ज़ोर से दस तक गिनें, फिर थोड़ा रुकें। मनपसंद खिलौना या आवाज़ साथ लाएँ।',
          pa: 'ਉੱਚੀ ਦਸ ਤੱਕ ਗਿਣੋ, ਫਿਰ ਥੋੜ੍ਹਾ ਰੁਕੋ। ਮਨਪਸੰਦ ਖਿਡੌਣਾ ਜਾਂ ਆਵਾਜ਼ ਨਾਲ ਲਿਆਓ।',
        }),
      ],
    },
    {
      kind: 'doctor',
      lines: [
        advice({
          en: 'Your child has a toothache, or misses vaccines because of fear. Ask for a quiet time. Nobody should hold your child down.',
          hi: 'बच्चे के दाँत में दर्द है, या डर के कारण टीके छूट रहे हैं। ऐसा समय माँगें जब भीड़ न हो। कोई बच्चे को ज़बरदस्ती न पकड़े।',
          pa: 'ਬੱਚੇ ਦਾ ਦੰਦ ਦੁਖਦਾ ਹੈ, ਜਾਂ ਡਰ ਕਰਕੇ ਟੀਕੇ ਰਹਿ ਰਹੇ ਹਨ। ਅਜਿਹਾ ਸਮਾਂ ਮੰਗੋ ਜਦੋਂ ਭੀੜ ਨਾ ਹੋਵੇ। ਕੋਈ ਬੱਚੇ ਨੂੰ ਜ਼ਬਰਦਸਤੀ ਨਾ ਫੜੇ।',
        }),
      ],
    },
  ],
}

export const noise: GuideFold = {
  id: 'noise',
  title: { en: 'Clothes, noise, weddings', hi: 'कपड़े, शोर, शादी', pa: 'ਕੱਪੜੇ, ਸ਼ੋਰ, ਵਿਆਹ' },
  hint: { en: 'Leaving early is fine', hi: 'जल्दी लौटना ठीक है', pa: 'ਛੇਤੀ ਮੁੜਨਾ ਠੀਕ ਹੈ' },
  parts: [
    {
      kind: 'why',
      lines: [
        advice({
          en: 'Some children hear and feel more. A band or a label in a shirt can be too much.',
          hi: 'कुछ बच्चे ज़्यादा सुनते और महसूस करते हैं। बैंड या कमीज़ का लेबल भी बहुत ज़्यादा हो सकता है।',
          pa: 'ਕੁਝ ਬੱਚੇ ਵੱਧ ਸੁਣਦੇ ਅਤੇ ਮਹਿਸੂਸ ਕਰਦੇ ਹਨ। ਬੈਂਡ ਜਾਂ ਕਮੀਜ਼ ਦਾ ਲੇਬਲ ਵੀ ਬਹੁਤ ਹੋ ਸਕਦਾ ਹੈ।',
        }),
      ],
    },
    {
      kind: 'try',
      lines: [
        advice({
          en: 'Cut out labels. Wash new clothes until they are soft.',
          hi: 'लेबल काट दें। नए कपड़े नरम होने तक धोएँ।',
          pa: 'ਲੇਬਲ ਕੱਟ ਦਿਓ। ਨਵੇਂ ਕੱਪੜੇ ਨਰਮ ਹੋਣ ਤੱਕ ਧੋਵੋ।',
        }),
        advice({
          en: 'Take ear covers. Find a quiet corner before you need it.',
          hi: 'कान ढकने की चीज़ साथ रखें। शांत कोना पहले से ढूँढ लें।',
          pa: 'ਕੰਨ ਢਕਣ ਵਾਲੀ ਚੀਜ਼ ਨਾਲ ਰੱਖੋ। ਸ਼ਾਂਤ ਕੋਨਾ ਪਹਿਲਾਂ ਹੀ ਲੱਭ ਲਓ।',
        }),
        advice({
          en: 'Go for a short time and leave while it is still good.',
          hi: 'थोड़ी देर के लिए जाएँ और सब ठीक हो तभी लौट आएँ।',
          pa: 'ਥੋੜ੍ਹੀ ਦੇਰ ਲਈ ਜਾਓ ਅਤੇ ਸਭ ਠੀਕ ਹੋਵੇ ਤਾਂ ਹੀ ਮੁੜ ਆਓ।',
        }),
      ],
    },
    {
      kind: 'doctor',
      lines: [
        advice({
          en: 'Sounds hurt more than before, or your child covers one ear.',
          hi: 'आवाज़ें पहले से ज़्यादा चुभती हैं, या बच्चा एक कान ढकता है।',
          pa: 'ਆਵਾਜ਼ਾਂ ਪਹਿਲਾਂ ਨਾਲੋਂ ਵੱਧ ਚੁਭਦੀਆਂ ਹਨ, ਜਾਂ ਬੱਚਾ ਇੱਕ ਕੰਨ ਢਕਦਾ ਹੈ।',
        }),
      ],
    },
  ],
}
