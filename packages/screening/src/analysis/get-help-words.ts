import type { Texts } from '../language.ts'

/** When not to wait, in three levels: at once, this week, soon. Stands in every result, whatever the score. */
export const getHelpWords: readonly Texts[] = [
  {
    en: 'Call 112 or go to a hospital if your child has a fit, is limp or will not wake.',
    hi: 'बच्चे को दौरा पड़े, शरीर ढीला पड़ जाए या वह जगाने पर न जागे, तो तुरंत 112 पर फ़ोन करें या अस्पताल जाएँ।',
    pa: 'ਬੱਚੇ ਨੂੰ ਦੌਰਾ ਪਵੇ, ਸਰੀਰ ਢਿੱਲਾ ਪੈ ਜਾਵੇ ਜਾਂ ਉਹ ਜਗਾਉਣ ਉੱਤੇ ਨਾ ਜਾਗੇ, ਤਾਂ ਤੁਰੰਤ 112 ਉੱਤੇ ਫ਼ੋਨ ਕਰੋ ਜਾਂ ਹਸਪਤਾਲ ਜਾਓ।',
  },
  {
    en: 'Do the same for sudden nods, bends or jerks, one after another, even if they are short.',
    hi: 'एक के बाद एक अचानक सिर झुके, शरीर मुड़े या झटके आएँ, चाहे थोड़ी देर के ही हों, तब भी यही करें।',
    pa: 'ਇੱਕ ਤੋਂ ਬਾਅਦ ਇੱਕ ਅਚਾਨਕ ਸਿਰ ਝੁਕੇ, ਸਰੀਰ ਮੁੜੇ ਜਾਂ ਝਟਕੇ ਲੱਗਣ, ਭਾਵੇਂ ਥੋੜ੍ਹੀ ਦੇਰ ਦੇ ਹੀ ਹੋਣ, ਤਾਂ ਵੀ ਇਹੀ ਕਰੋ।',
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
    en: 'See a doctor this week if your child has lost words, gestures, play or walking.',
    hi: 'बच्चे के पहले वाले शब्द, इशारे, खेल या चलना छूट गए हों, तो इसी हफ़्ते डॉक्टर से मिलें।',
    pa: 'ਬੱਚੇ ਨੇ ਪਹਿਲਾਂ ਵਾਲੇ ਸ਼ਬਦ, ਇਸ਼ਾਰੇ, ਖੇਡ ਜਾਂ ਤੁਰਨਾ ਛੱਡ ਦਿੱਤਾ ਹੋਵੇ, ਤਾਂ ਇਸੇ ਹਫ਼ਤੇ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
  },
  {
    en: 'See a doctor this week for staring that you cannot break, or no reaction to loud sounds.',
    hi: 'बच्चा एकटक देखता रहे और ध्यान न टूटे, या तेज़ आवाज़ का भी उस पर असर न हो, तो इसी हफ़्ते डॉक्टर से मिलें।',
    pa: 'ਬੱਚਾ ਇੱਕ-ਟੱਕ ਵੇਖਦਾ ਰਹੇ ਅਤੇ ਧਿਆਨ ਨਾ ਟੁੱਟੇ, ਜਾਂ ਉੱਚੀ ਆਵਾਜ਼ ਦਾ ਵੀ ਉਸ ਉੱਤੇ ਅਸਰ ਨਾ ਹੋਵੇ, ਤਾਂ ਇਸੇ ਹਫ਼ਤੇ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
  },
  {
    en: 'See a doctor this week if your child eats or drinks very little, or loses weight.',
    hi: 'बच्चा बहुत कम खाए-पिए या उसका वज़न घटे, तो इसी हफ़्ते डॉक्टर से मिलें।',
    pa: 'ਬੱਚਾ ਬਹੁਤ ਘੱਟ ਖਾਵੇ-ਪੀਵੇ ਜਾਂ ਉਸ ਦਾ ਭਾਰ ਘਟੇ, ਤਾਂ ਇਸੇ ਹਫ਼ਤੇ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
  },
  {
    en: 'See a doctor this week if your child gets hurt from banging the head.',
    hi: 'बच्चा अपना सिर पटके और उसे चोट लगे, तो इसी हफ़्ते डॉक्टर से मिलें।',
    pa: 'ਬੱਚਾ ਆਪਣਾ ਸਿਰ ਕਿਸੇ ਚੀਜ਼ ਵਿੱਚ ਮਾਰੇ ਅਤੇ ਉਸ ਨੂੰ ਸੱਟ ਲੱਗੇ, ਤਾਂ ਇਸੇ ਹਫ਼ਤੇ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
  },
  {
    en: 'See a doctor this week if your child does not walk at 18 months.',
    hi: '18 महीने की उम्र में भी बच्चा न चले, तो इसी हफ़्ते डॉक्टर से मिलें।',
    pa: '18 ਮਹੀਨਿਆਂ ਦੀ ਉਮਰ ਵਿੱਚ ਵੀ ਬੱਚਾ ਨਾ ਤੁਰੇ, ਤਾਂ ਇਸੇ ਹਫ਼ਤੇ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
  },
  {
    en: 'See a doctor soon if there is no babble, pointing or waving by 12 months.',
    hi: '12 महीने तक बच्चा बा-बा जैसी आवाज़ें न निकाले, इशारा या टाटा न करे, तो जल्द डॉक्टर से मिलें।',
    pa: '12 ਮਹੀਨਿਆਂ ਤੱਕ ਬੱਚਾ ਬਾ-ਬਾ ਵਰਗੀਆਂ ਆਵਾਜ਼ਾਂ ਨਾ ਕੱਢੇ, ਇਸ਼ਾਰਾ ਜਾਂ ਟਾਟਾ ਨਾ ਕਰੇ, ਤਾਂ ਜਲਦੀ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
  },
  {
    en: 'See a doctor soon if there are no words by 16 months, or no two-word phrases by 24 months.',
    hi: '16 महीने तक कोई शब्द न हो, या 24 महीने तक दो शब्द जोड़कर न बोले, तो जल्द डॉक्टर से मिलें।',
    pa: '16 ਮਹੀਨਿਆਂ ਤੱਕ ਕੋਈ ਸ਼ਬਦ ਨਾ ਹੋਵੇ, ਜਾਂ 24 ਮਹੀਨਿਆਂ ਤੱਕ ਦੋ ਸ਼ਬਦ ਜੋੜ ਕੇ ਨਾ ਬੋਲੇ, ਤਾਂ ਜਲਦੀ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
  },
  {
    en: 'See a doctor soon if there are no smiles or shared looks, or if you are worried.',
    hi: 'बच्चा न मुस्कुराए या नज़र न मिलाए, या आपके मन में चिंता हो, तो जल्द डॉक्टर से मिलें।',
    pa: 'ਬੱਚਾ ਨਾ ਮੁਸਕਰਾਵੇ ਜਾਂ ਅੱਖ ਨਾ ਮਿਲਾਵੇ, ਜਾਂ ਤੁਹਾਡੇ ਮਨ ਵਿੱਚ ਚਿੰਤਾ ਹੋਵੇ, ਤਾਂ ਜਲਦੀ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
  },
]
