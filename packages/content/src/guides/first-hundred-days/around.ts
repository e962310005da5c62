import { advice, fact, type GuideFold } from '../guide.ts'
import { guideSources as from } from '../sources.ts'

export const offers: GuideFold = {
  id: 'offers',
  title: { en: 'Offers to be careful with', hi: 'किन वादों से सावधान रहें', pa: 'ਕਿਹੜੇ ਵਾਅਦਿਆਂ ਤੋਂ ਬਚੀਏ' },
  hint: { en: '"Cure", detox, stem cells', hi: '"पक्का इलाज", डिटॉक्स, स्टेम सेल', pa: '"ਪੱਕਾ ਇਲਾਜ", ਡੀਟੌਕਸ, ਸਟੈਮ ਸੈੱਲ' },
  parts: [
    {
      kind: 'list',
      lines: [
        fact(from.notRecommended, {
          en: 'Autism is not an illness and there is no cure. Chelation ("detox") and some supplements can harm.',
          hi: 'ऑटिज़्म बीमारी नहीं है और इसे ठीक करने की कोई दवा नहीं है। कीलेशन ("डिटॉक्स") और कुछ सप्लीमेंट नुकसान कर सकते हैं।',
          pa: 'ਔਟਿਜ਼ਮ ਬੀਮਾਰੀ ਨਹੀਂ ਹੈ ਅਤੇ ਇਸ ਨੂੰ ਠੀਕ ਕਰਨ ਦੀ ਕੋਈ ਦਵਾਈ ਨਹੀਂ ਹੈ। ਕੀਲੇਸ਼ਨ ("ਡੀਟੌਕਸ") ਅਤੇ ਕੁਝ ਸਪਲੀਮੈਂਟ ਨੁਕਸਾਨ ਕਰ ਸਕਦੇ ਹਨ।',
        }),
        fact(from.stemCells, {
          en: 'On 30 January 2026 the Supreme Court of India held that stem cells may not be sold as a treatment for autism.',
          hi: '30 जनवरी 2026 को सुप्रीम कोर्ट ने कहा कि स्टेम सेल को ऑटिज़्म का इलाज बताकर बेचा नहीं जा सकता।',
          pa: '30 ਜਨਵਰੀ 2026 ਨੂੰ ਸੁਪਰੀਮ ਕੋਰਟ ਨੇ ਕਿਹਾ ਕਿ ਸਟੈਮ ਸੈੱਲ ਨੂੰ ਔਟਿਜ਼ਮ ਦਾ ਇਲਾਜ ਕਹਿ ਕੇ ਵੇਚਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ।',
        }),
        fact(from.childGuideline, {
          en: 'A special diet is not a treatment for autism. Ask a doctor before you leave out any food.',
          hi: 'खास परहेज़ ऑटिज़्म का इलाज नहीं है। कुछ भी खाना बंद करने से पहले डॉक्टर से पूछें।',
          pa: 'ਖ਼ਾਸ ਪਰਹੇਜ਼ ਔਟਿਜ਼ਮ ਦਾ ਇਲਾਜ ਨਹੀਂ ਹੈ। ਕੋਈ ਵੀ ਖਾਣਾ ਬੰਦ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਡਾਕਟਰ ਨੂੰ ਪੁੱਛੋ।',
        }),
      ],
    },
  ],
}

export const therapy: GuideFold = {
  id: 'therapy',
  title: { en: 'Choosing therapy', hi: 'थेरेपी कैसे चुनें', pa: 'ਥੈਰੇਪੀ ਕਿਵੇਂ ਚੁਣੀਏ' },
  hint: { en: 'Ask these first', hi: 'पहले ये पूछें', pa: 'ਪਹਿਲਾਂ ਇਹ ਪੁੱਛੋ' },
  parts: [
    {
      kind: 'list',
      lines: [
        advice({
          en: 'How many hours, what does it cost, and for how long?',
          hi: 'कितने घंटे, कितना खर्च, और कितने समय तक?',
          pa: 'ਕਿੰਨੇ ਘੰਟੇ, ਕਿੰਨਾ ਖ਼ਰਚ, ਅਤੇ ਕਿੰਨੇ ਸਮੇਂ ਤੱਕ?',
        }),
        advice({
          en: 'May I stay in the room and learn?',
          hi: 'क्या मैं कमरे में रहकर सीख सकती या सकता हूँ?',
          pa: 'ਕੀ ਮੈਂ ਕਮਰੇ ਵਿੱਚ ਰਹਿ ਕੇ ਸਿੱਖ ਸਕਦੀ ਜਾਂ ਸਕਦਾ ਹਾਂ?',
        }),
        advice({
          en: 'What happens when my child says no or cries? The answer should be: we stop.',
          hi: 'बच्चा मना करे या रोए तो क्या करते हैं? जवाब होना चाहिए: रुक जाते हैं।',
          pa: 'ਬੱਚਾ ਨਾਂਹ ਕਰੇ ਜਾਂ ਰੋਵੇ ਤਾਂ ਕੀ ਕਰਦੇ ਹੋ? ਜਵਾਬ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ: ਰੁਕ ਜਾਂਦੇ ਹਾਂ।',
        }),
      ],
    },
  ],
}

export const family: GuideFold = {
  id: 'family',
  title: { en: 'Brothers, sisters, grandparents', hi: 'भाई-बहन, दादा-दादी', pa: 'ਭੈਣ-ਭਰਾ, ਦਾਦਾ-ਦਾਦੀ' },
  hint: { en: 'Few words, often', hi: 'थोड़े शब्द, बार-बार', pa: 'ਥੋੜ੍ਹੇ ਸ਼ਬਦ, ਵਾਰ-ਵਾਰ' },
  parts: [
    {
      kind: 'text',
      lines: [
        advice({
          en: 'Say it simply: "Their brain works in its own way. Nobody did anything wrong." Give each person one thing to do with the child.',
          hi: 'आसान शब्दों में कहें: "इसका दिमाग अपने ढंग से चलता है। किसी की गलती नहीं है।" हर एक को बच्चे के साथ करने का एक काम दें।',
          pa: 'ਸੌਖੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਕਹੋ: "ਇਸ ਦਾ ਦਿਮਾਗ਼ ਆਪਣੇ ਢੰਗ ਨਾਲ ਚੱਲਦਾ ਹੈ। ਕਿਸੇ ਦੀ ਗਲਤੀ ਨਹੀਂ ਹੈ।" ਹਰ ਇੱਕ ਨੂੰ ਬੱਚੇ ਨਾਲ ਕਰਨ ਲਈ ਇੱਕ ਕੰਮ ਦਿਓ।',
        }),
      ],
    },
  ],
  link: {
    path: '/blogs/explaining-autism-to-grandmother',
    label: { en: 'How to tell a grandmother', hi: 'दादी को कैसे बताएँ', pa: 'ਦਾਦੀ ਨੂੰ ਕਿਵੇਂ ਦੱਸੀਏ' },
  },
}

export const yourself: GuideFold = {
  id: 'you',
  title: { en: 'You', hi: 'आप खुद', pa: 'ਤੁਸੀਂ ਆਪ' },
  hint: { en: 'Someone listens', hi: 'कोई सुनने वाला है', pa: 'ਕੋਈ ਸੁਣਨ ਵਾਲਾ ਹੈ' },
  parts: [
    {
      kind: 'text',
      lines: [
        advice({
          en: 'It is not your fault. When it is too much, call Tele-MANAS on 14416, free, day and night.',
          hi: 'इसमें आपकी कोई गलती नहीं है। मन भारी हो तो टेली-मानस को 14416 पर फ़ोन करें: मुफ़्त, दिन-रात।',
          pa: 'ਇਸ ਵਿੱਚ ਤੁਹਾਡੀ ਕੋਈ ਗਲਤੀ ਨਹੀਂ ਹੈ। ਮਨ ਭਾਰੀ ਹੋਵੇ ਤਾਂ ਟੈਲੀ-ਮਾਨਸ ਨੂੰ 14416 ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ: ਮੁਫ਼ਤ, ਦਿਨ-ਰਾਤ।',
        }),
      ],
    },
  ],
}
