import type { Texts } from '../language.ts'

/** When not to wait, in four levels: today, this week, within two weeks, soon. Stands in every written result. */
export const getHelpWords: readonly Texts[] = [
  {
    en: 'Go to a hospital today, or call 112 or 108, if your child has a fit.',
    hi: 'बच्चे को दौरा पड़े, तो आज ही अस्पताल जाएँ, या 112 या 108 पर फ़ोन करें।',
    pa: 'ਬੱਚੇ ਨੂੰ ਦੌਰਾ ਪਵੇ, ਤਾਂ ਅੱਜ ਹੀ ਹਸਪਤਾਲ ਜਾਓ, ਜਾਂ 112 ਜਾਂ 108 ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।',
  },
  {
    en: 'Do the same for sudden nods or jerks one after another, even if they are short.',
    hi: 'एक के बाद एक झटके आएँ या अचानक सिर झुके, चाहे थोड़ी देर के ही हों, तब भी यही करें।',
    pa: 'ਇੱਕ ਤੋਂ ਬਾਅਦ ਇੱਕ ਝਟਕੇ ਲੱਗਣ ਜਾਂ ਅਚਾਨਕ ਸਿਰ ਝੁਕੇ, ਭਾਵੇਂ ਥੋੜ੍ਹੀ ਦੇਰ ਦੇ ਹੀ ਹੋਣ, ਤਾਂ ਵੀ ਇਹੀ ਕਰੋ।',
  },
  {
    en: 'Do the same if your child is limp or cannot be woken.',
    hi: 'शरीर ढीला पड़ जाए या बच्चा जगाने पर न जागे, तब भी यही करें।',
    pa: 'ਸਰੀਰ ਢਿੱਲਾ ਪੈ ਜਾਵੇ ਜਾਂ ਬੱਚਾ ਜਗਾਉਣ ਉੱਤੇ ਨਾ ਜਾਗੇ, ਤਾਂ ਵੀ ਇਹੀ ਕਰੋ।',
  },
  {
    en: 'Do the same if your child has stopped walking or sitting, or has become weak.',
    hi: 'बच्चे का चलना या बैठना छूट जाए, या कमज़ोरी आ जाए, तब भी यही करें।',
    pa: 'ਬੱਚੇ ਦਾ ਤੁਰਨਾ ਜਾਂ ਬੈਠਣਾ ਛੁੱਟ ਜਾਵੇ, ਜਾਂ ਕਮਜ਼ੋਰੀ ਆ ਜਾਵੇ, ਤਾਂ ਵੀ ਇਹੀ ਕਰੋ।',
  },
  {
    en: 'Do the same if your child hardly drinks or passes little urine.',
    hi: 'बच्चा बहुत कम पिए या पेशाब बहुत कम हो, तब भी यही करें।',
    pa: 'ਬੱਚਾ ਬਹੁਤ ਘੱਟ ਪੀਵੇ ਜਾਂ ਪਿਸ਼ਾਬ ਬਹੁਤ ਘੱਟ ਆਵੇ, ਤਾਂ ਵੀ ਇਹੀ ਕਰੋ।',
  },
  {
    en: 'Do the same after a hard knock to the head, or if your child swallowed poison.',
    hi: 'सिर पर ज़ोर की चोट लगे या बच्चा ज़हरीली चीज़ निगल ले, तब भी यही करें।',
    pa: 'ਸਿਰ ਉੱਤੇ ਜ਼ੋਰ ਦੀ ਸੱਟ ਲੱਗੇ ਜਾਂ ਬੱਚਾ ਜ਼ਹਿਰੀਲੀ ਚੀਜ਼ ਨਿਗਲ ਲਵੇ, ਤਾਂ ਵੀ ਇਹੀ ਕਰੋ।',
  },
  {
    en: 'Call 112, or Tele-MANAS on 14416, if you think of harming yourself or your child.',
    hi: 'अगर खुद को या बच्चे को चोट पहुँचाने का विचार आए, तो 112 पर या टेली-मानस को 14416 पर फ़ोन करें।',
    pa: 'ਜੇ ਆਪਣੇ ਆਪ ਨੂੰ ਜਾਂ ਬੱਚੇ ਨੂੰ ਸੱਟ ਪਹੁੰਚਾਉਣ ਦਾ ਖਿਆਲ ਆਵੇ, ਤਾਂ 112 ਉੱਤੇ ਜਾਂ ਟੈਲੀ-ਮਾਨਸ ਨੂੰ 14416 ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ।',
  },
  {
    en: 'See a doctor this week if your child has lost words, gestures or play.',
    hi: 'बच्चे के पहले वाले शब्द, इशारे या खेल छूट गए हों, तो इसी हफ़्ते डॉक्टर से मिलें।',
    pa: 'ਬੱਚੇ ਦੇ ਪਹਿਲਾਂ ਵਾਲੇ ਸ਼ਬਦ, ਇਸ਼ਾਰੇ ਜਾਂ ਖੇਡਾਂ ਛੁੱਟ ਗਈਆਂ ਹੋਣ, ਤਾਂ ਇਸੇ ਹਫ਼ਤੇ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
  },
  {
    en: 'See a doctor this week for staring spells you cannot interrupt, or no reaction to loud sounds.',
    hi: 'बच्चा एकटक देखता रह जाए, और पुकारने या छूने पर भी आपकी ओर न देखे, तो इसी हफ़्ते डॉक्टर से मिलें। तेज़ आवाज़ का असर न हो, तब भी।',
    pa: 'ਬੱਚਾ ਇੱਕ-ਟੱਕ ਵੇਖਦਾ ਰਹਿ ਜਾਵੇ, ਅਤੇ ਬੁਲਾਉਣ ਜਾਂ ਛੂਹਣ ਉੱਤੇ ਵੀ ਤੁਹਾਡੇ ਵੱਲ ਨਾ ਵੇਖੇ, ਤਾਂ ਇਸੇ ਹਫ਼ਤੇ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ। ਉੱਚੀ ਆਵਾਜ਼ ਦਾ ਅਸਰ ਨਾ ਹੋਵੇ, ਤਾਂ ਵੀ।',
  },
  {
    en: 'See a doctor this week if your child eats very little or loses weight.',
    hi: 'बच्चा बहुत कम खाए या उसका वज़न घटे, तो इसी हफ़्ते डॉक्टर से मिलें।',
    pa: 'ਬੱਚਾ ਬਹੁਤ ਘੱਟ ਖਾਵੇ ਜਾਂ ਉਸ ਦਾ ਭਾਰ ਘਟੇ, ਤਾਂ ਇਸੇ ਹਫ਼ਤੇ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
  },
  {
    en: 'See a doctor this week if your child gets hurt from banging the head.',
    hi: 'बच्चा अपना सिर पटके और उसे चोट लगे, तो इसी हफ़्ते डॉक्टर से मिलें।',
    pa: 'ਬੱਚਾ ਆਪਣਾ ਸਿਰ ਕਿਸੇ ਚੀਜ਼ ਵਿੱਚ ਮਾਰੇ ਅਤੇ ਉਸ ਨੂੰ ਸੱਟ ਲੱਗੇ, ਤਾਂ ਇਸੇ ਹਫ਼ਤੇ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
  },
  {
    en: 'See a doctor in the next 2 weeks if your child does not walk alone at 18 months.',
    hi: '18 महीने की उम्र में भी बच्चा बिना सहारे न चले, तो अगले 2 हफ़्तों में डॉक्टर से मिलें।',
    pa: '18 ਮਹੀਨਿਆਂ ਦੀ ਉਮਰ ਵਿੱਚ ਵੀ ਬੱਚਾ ਬਿਨਾਂ ਸਹਾਰੇ ਨਾ ਤੁਰੇ, ਤਾਂ ਅਗਲੇ 2 ਹਫ਼ਤਿਆਂ ਵਿੱਚ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
  },
  {
    en: 'See a doctor soon if by 12 months there is no babble, no pointing or no waving.',
    hi: '12 महीने तक बच्चा बा-बा जैसी आवाज़ें न निकाले, या इशारा या टाटा न करे, तो जल्द डॉक्टर से मिलें।',
    pa: '12 ਮਹੀਨਿਆਂ ਤੱਕ ਬੱਚਾ ਬਾ-ਬਾ ਵਰਗੀਆਂ ਆਵਾਜ਼ਾਂ ਨਾ ਕੱਢੇ, ਜਾਂ ਇਸ਼ਾਰਾ ਜਾਂ ਟਾਟਾ ਨਾ ਕਰੇ, ਤਾਂ ਜਲਦੀ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
  },
  {
    en: 'See a doctor soon if there are no words by 16 months, or no two-word phrases by 24 months.',
    hi: '16 महीने तक कोई शब्द न हो, या 24 महीने तक दो शब्द जोड़कर न बोले, तो जल्द डॉक्टर से मिलें।',
    pa: '16 ਮਹੀਨਿਆਂ ਤੱਕ ਕੋਈ ਸ਼ਬਦ ਨਾ ਹੋਵੇ, ਜਾਂ 24 ਮਹੀਨਿਆਂ ਤੱਕ ਦੋ ਸ਼ਬਦ ਜੋੜ ਕੇ ਨਾ ਬੋਲੇ, ਤਾਂ ਜਲਦੀ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
  },
  {
    en: 'See a doctor soon if there are no smiles or shared looks, or if you are worried.',
    hi: 'बच्चा न मुस्कुराए या नज़र न मिलाए, या आपके मन में चिंता हो, तो जल्द डॉक्टर से मिलें।',
    pa: 'ਬੱਚਾ ਨਾ ਮੁਸਕਰਾਵੇ ਜਾਂ ਨਜ਼ਰ ਨਾ ਮਿਲਾਵੇ, ਜਾਂ ਤੁਹਾਡੇ ਮਨ ਵਿੱਚ ਚਿੰਤਾ ਹੋਵੇ, ਤਾਂ ਜਲਦੀ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
  },
]
