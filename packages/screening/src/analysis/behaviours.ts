/**
 * The twenty behaviours as plain lines, by item number.
 *
 * `strength` is said when the behaviour is there. Items 2 and 5 have none: the absence of a worry is not
 * something a child does. `talk` is said when the answer counted, always as "not yet", never as a failing.
 */
import type { Domain, ItemId } from '../instrument.ts'
import type { Texts } from '../language.ts'

export const strengths: { readonly [Id in ItemId]?: Texts } = {
  1: {
    en: 'Your child looks where you point.',
    hi: 'आप इशारा करें तो बच्चा उस ओर देखता है।',
    pa: 'ਤੁਸੀਂ ਇਸ਼ਾਰਾ ਕਰੋ ਤਾਂ ਬੱਚਾ ਉਸ ਪਾਸੇ ਵੇਖਦਾ ਹੈ।',
  },
  3: {
    en: 'Your child plays make-believe games.',
    hi: 'बच्चा झूठ-मूठ के खेल खेलता है।',
    pa: 'ਬੱਚਾ ਝੂਠੀ-ਮੂਠੀ ਦੀਆਂ ਖੇਡਾਂ ਖੇਡਦਾ ਹੈ।',
  },
  4: {
    en: 'Your child enjoys climbing.',
    hi: 'बच्चे को चीज़ों पर चढ़ना अच्छा लगता है।',
    pa: 'ਬੱਚੇ ਨੂੰ ਚੀਜ਼ਾਂ ਉੱਤੇ ਚੜ੍ਹਨਾ ਚੰਗਾ ਲੱਗਦਾ ਹੈ।',
  },
  6: {
    en: 'Your child points to ask for things.',
    hi: 'बच्चा एक उँगली से इशारा करके चीज़ माँगता है।',
    pa: 'ਬੱਚਾ ਇੱਕ ਉਂਗਲ ਨਾਲ ਇਸ਼ਾਰਾ ਕਰਕੇ ਚੀਜ਼ ਮੰਗਦਾ ਹੈ।',
  },
  7: {
    en: 'Your child points to show you nice things.',
    hi: 'बच्चा इशारा करके आपको मज़ेदार चीज़ें दिखाता है।',
    pa: 'ਬੱਚਾ ਇਸ਼ਾਰਾ ਕਰਕੇ ਤੁਹਾਨੂੰ ਦਿਲਚਸਪ ਚੀਜ਼ਾਂ ਵਿਖਾਉਂਦਾ ਹੈ।',
  },
  8: {
    en: 'Your child cares about other children.',
    hi: 'बच्चे को दूसरे बच्चों में दिलचस्पी है।',
    pa: 'ਬੱਚੇ ਦੀ ਦੂਜੇ ਬੱਚਿਆਂ ਵਿੱਚ ਦਿਲਚਸਪੀ ਹੈ।',
  },
  9: {
    en: 'Your child brings things to show you.',
    hi: 'बच्चा चीज़ें लाकर आपको दिखाता है।',
    pa: 'ਬੱਚਾ ਚੀਜ਼ਾਂ ਲਿਆ ਕੇ ਤੁਹਾਨੂੰ ਵਿਖਾਉਂਦਾ ਹੈ।',
  },
  10: {
    en: 'Your child reacts when you say their name.',
    hi: 'नाम पुकारने पर बच्चा जवाब देता है।',
    pa: 'ਨਾਂ ਲੈ ਕੇ ਬੁਲਾਉਣ ਉੱਤੇ ਬੱਚਾ ਹੁੰਗਾਰਾ ਦਿੰਦਾ ਹੈ।',
  },
  11: {
    en: 'Your child smiles back at you.',
    hi: 'आप मुस्कुराएँ तो बच्चा भी मुस्कुराता है।',
    pa: 'ਤੁਸੀਂ ਮੁਸਕਰਾਓ ਤਾਂ ਬੱਚਾ ਵੀ ਮੁਸਕਰਾਉਂਦਾ ਹੈ।',
  },
  12: {
    en: 'Your child copes with common home and street sounds.',
    hi: 'घर और सड़क की आम आवाज़ों में बच्चा ठीक रहता है।',
    pa: 'ਘਰ ਅਤੇ ਸੜਕ ਦੀਆਂ ਆਮ ਆਵਾਜ਼ਾਂ ਵਿੱਚ ਬੱਚਾ ਠੀਕ ਰਹਿੰਦਾ ਹੈ।',
  },
  13: {
    en: 'Your child walks alone.',
    hi: 'बच्चा बिना सहारे अपने आप चलता है।',
    pa: 'ਬੱਚਾ ਬਿਨਾਂ ਸਹਾਰੇ ਆਪਣੇ ਆਪ ਤੁਰਦਾ ਹੈ।',
  },
  14: {
    en: 'Your child looks into your eyes.',
    hi: 'बच्चा आपसे नज़र मिलाता है।',
    pa: 'ਬੱਚਾ ਤੁਹਾਡੇ ਨਾਲ ਅੱਖ ਮਿਲਾਉਂਦਾ ਹੈ।',
  },
  15: {
    en: 'Your child copies what you do.',
    hi: 'बच्चा आपकी नक़ल करता है।',
    pa: 'ਬੱਚਾ ਤੁਹਾਡੀ ਨਕਲ ਕਰਦਾ ਹੈ।',
  },
  16: {
    en: 'Your child looks for what you are looking at.',
    hi: 'आप जो देखते हैं, बच्चा भी उसे ढूँढता है।',
    pa: 'ਤੁਸੀਂ ਜੋ ਵੇਖਦੇ ਹੋ, ਬੱਚਾ ਵੀ ਉਸ ਨੂੰ ਲੱਭਦਾ ਹੈ।',
  },
  17: {
    en: 'Your child wants you to watch.',
    hi: 'बच्चा चाहता है कि आप उसे देखें।',
    pa: 'ਬੱਚਾ ਚਾਹੁੰਦਾ ਹੈ ਕਿ ਤੁਸੀਂ ਉਸ ਨੂੰ ਵੇਖੋ।',
  },
  18: {
    en: 'Your child follows a simple spoken request.',
    hi: 'बच्चा कही हुई आसान बात समझकर करता है।',
    pa: 'ਬੱਚਾ ਕਹੀ ਹੋਈ ਸੌਖੀ ਗੱਲ ਸਮਝ ਕੇ ਕਰਦਾ ਹੈ।',
  },
  19: {
    en: 'Your child checks your face when something is new.',
    hi: 'कोई नई बात हो तो बच्चा आपके चेहरे की ओर देखता है।',
    pa: 'ਕੋਈ ਨਵੀਂ ਗੱਲ ਹੋਵੇ ਤਾਂ ਬੱਚਾ ਤੁਹਾਡੇ ਚਿਹਰੇ ਵੱਲ ਵੇਖਦਾ ਹੈ।',
  },
  20: {
    en: 'Your child has fun on a swing or a knee.',
    hi: 'बच्चे को झूलने और उछलने वाले खेल अच्छे लगते हैं।',
    pa: 'ਬੱਚੇ ਨੂੰ ਝੂਟੇ ਲੈਣ ਅਤੇ ਉੱਛਲਣ ਵਾਲੀਆਂ ਖੇਡਾਂ ਚੰਗੀਆਂ ਲੱਗਦੀਆਂ ਹਨ।',
  },
}

export const talk: { readonly [Id in ItemId]: Texts } = {
  1: {
    en: 'Your child does not yet look where you point.',
    hi: 'आप इशारा करें तो बच्चा अभी उस ओर नहीं देखता।',
    pa: 'ਤੁਸੀਂ ਇਸ਼ਾਰਾ ਕਰੋ ਤਾਂ ਬੱਚਾ ਹਾਲੇ ਉਸ ਪਾਸੇ ਨਹੀਂ ਵੇਖਦਾ।',
  },
  2: {
    en: 'You have wondered if your child can hear.',
    hi: 'आपके मन में आया है कि शायद बच्चा सुन नहीं पाता।',
    pa: 'ਤੁਹਾਡੇ ਮਨ ਵਿੱਚ ਆਇਆ ਹੈ ਕਿ ਸ਼ਾਇਦ ਬੱਚੇ ਨੂੰ ਸੁਣਦਾ ਨਹੀਂ।',
  },
  3: {
    en: 'Your child does not yet play make-believe games.',
    hi: 'बच्चा अभी झूठ-मूठ के खेल नहीं खेलता।',
    pa: 'ਬੱਚਾ ਹਾਲੇ ਝੂਠੀ-ਮੂਠੀ ਦੀਆਂ ਖੇਡਾਂ ਨਹੀਂ ਖੇਡਦਾ।',
  },
  4: {
    en: 'Your child does not yet enjoy climbing onto things.',
    hi: 'बच्चे को अभी चीज़ों पर चढ़ना अच्छा नहीं लगता।',
    pa: 'ਬੱਚੇ ਨੂੰ ਹਾਲੇ ਚੀਜ਼ਾਂ ਉੱਤੇ ਚੜ੍ਹਨਾ ਚੰਗਾ ਨਹੀਂ ਲੱਗਦਾ।',
  },
  5: {
    en: 'Your child moves the fingers close to the eyes in an unusual way.',
    hi: 'बच्चा आँखों के पास उँगलियों को कुछ अलग ढंग से हिलाता है।',
    pa: 'ਬੱਚਾ ਅੱਖਾਂ ਦੇ ਕੋਲ ਉਂਗਲਾਂ ਨੂੰ ਕੁਝ ਵੱਖਰੇ ਢੰਗ ਨਾਲ ਹਿਲਾਉਂਦਾ ਹੈ।',
  },
  6: {
    en: 'Your child does not yet point with one finger to ask.',
    hi: 'बच्चा अभी एक उँगली से इशारा करके चीज़ नहीं माँगता।',
    pa: 'ਬੱਚਾ ਹਾਲੇ ਇੱਕ ਉਂਗਲ ਨਾਲ ਇਸ਼ਾਰਾ ਕਰਕੇ ਚੀਜ਼ ਨਹੀਂ ਮੰਗਦਾ।',
  },
  7: {
    en: 'Your child does not yet point only to show you things.',
    hi: 'बच्चा अभी सिर्फ़ दिखाने के लिए इशारा नहीं करता।',
    pa: 'ਬੱਚਾ ਹਾਲੇ ਸਿਰਫ਼ ਵਿਖਾਉਣ ਲਈ ਇਸ਼ਾਰਾ ਨਹੀਂ ਕਰਦਾ।',
  },
  8: {
    en: 'Your child does not yet show interest in other children.',
    hi: 'बच्चे को अभी दूसरे बच्चों में दिलचस्पी नहीं है।',
    pa: 'ਬੱਚੇ ਦੀ ਹਾਲੇ ਦੂਜੇ ਬੱਚਿਆਂ ਵਿੱਚ ਦਿਲਚਸਪੀ ਨਹੀਂ ਹੈ।',
  },
  9: {
    en: 'Your child does not yet bring things only to show you.',
    hi: 'बच्चा अभी सिर्फ़ दिखाने के लिए चीज़ें नहीं लाता।',
    pa: 'ਬੱਚਾ ਹਾਲੇ ਸਿਰਫ਼ ਵਿਖਾਉਣ ਲਈ ਚੀਜ਼ਾਂ ਨਹੀਂ ਲਿਆਉਂਦਾ।',
  },
  10: {
    en: 'Your child does not yet react when you say their name.',
    hi: 'नाम पुकारने पर बच्चा अभी जवाब नहीं देता।',
    pa: 'ਨਾਂ ਲੈ ਕੇ ਬੁਲਾਉਣ ਉੱਤੇ ਬੱਚਾ ਹਾਲੇ ਹੁੰਗਾਰਾ ਨਹੀਂ ਦਿੰਦਾ।',
  },
  11: {
    en: 'Your child does not yet smile back at you.',
    hi: 'आप मुस्कुराएँ तो बच्चा अभी जवाब में नहीं मुस्कुराता।',
    pa: 'ਤੁਸੀਂ ਮੁਸਕਰਾਓ ਤਾਂ ਬੱਚਾ ਹਾਲੇ ਜਵਾਬ ਵਿੱਚ ਨਹੀਂ ਮੁਸਕਰਾਉਂਦਾ।',
  },
  12: {
    en: 'Common home or street sounds make your child very unhappy.',
    hi: 'घर या सड़क की आम आवाज़ों से बच्चा बहुत परेशान हो जाता है।',
    pa: 'ਘਰ ਜਾਂ ਸੜਕ ਦੀਆਂ ਆਮ ਆਵਾਜ਼ਾਂ ਨਾਲ ਬੱਚਾ ਬਹੁਤ ਪਰੇਸ਼ਾਨ ਹੋ ਜਾਂਦਾ ਹੈ।',
  },
  13: {
    en: 'Your child does not yet walk alone.',
    hi: 'बच्चा अभी बिना सहारे अपने आप नहीं चलता।',
    pa: 'ਬੱਚਾ ਹਾਲੇ ਬਿਨਾਂ ਸਹਾਰੇ ਆਪਣੇ ਆਪ ਨਹੀਂ ਤੁਰਦਾ।',
  },
  14: {
    en: 'Your child does not yet meet your eyes in talk or play.',
    hi: 'बात करते या खेलते समय बच्चा अभी नज़र नहीं मिलाता।',
    pa: 'ਗੱਲ ਕਰਦੇ ਜਾਂ ਖੇਡਦੇ ਸਮੇਂ ਬੱਚਾ ਹਾਲੇ ਅੱਖ ਨਹੀਂ ਮਿਲਾਉਂਦਾ।',
  },
  15: {
    en: 'Your child does not yet copy what you do.',
    hi: 'बच्चा अभी आपकी नक़ल नहीं करता।',
    pa: 'ਬੱਚਾ ਹਾਲੇ ਤੁਹਾਡੀ ਨਕਲ ਨਹੀਂ ਕਰਦਾ।',
  },
  16: {
    en: 'Your child does not yet look for what you are looking at.',
    hi: 'आप जो देखते हैं, बच्चा अभी उसे नहीं ढूँढता।',
    pa: 'ਤੁਸੀਂ ਜੋ ਵੇਖਦੇ ਹੋ, ਬੱਚਾ ਹਾਲੇ ਉਸ ਨੂੰ ਨਹੀਂ ਲੱਭਦਾ।',
  },
  17: {
    en: 'Your child does not yet try to make you watch.',
    hi: 'बच्चा अभी यह कोशिश नहीं करता कि आप उसे देखें।',
    pa: 'ਬੱਚਾ ਹਾਲੇ ਇਹ ਕੋਸ਼ਿਸ਼ ਨਹੀਂ ਕਰਦਾ ਕਿ ਤੁਸੀਂ ਉਸ ਨੂੰ ਵੇਖੋ।',
  },
  18: {
    en: 'Your child does not yet follow a simple spoken request.',
    hi: 'बिना इशारे के कही आसान बात बच्चा अभी समझकर नहीं करता।',
    pa: 'ਬਿਨਾਂ ਇਸ਼ਾਰੇ ਦੇ ਕਹੀ ਸੌਖੀ ਗੱਲ ਬੱਚਾ ਹਾਲੇ ਸਮਝ ਕੇ ਨਹੀਂ ਕਰਦਾ।',
  },
  19: {
    en: 'Your child does not yet check your face when something is new.',
    hi: 'कोई नई बात हो तो बच्चा अभी आपके चेहरे की ओर नहीं देखता।',
    pa: 'ਕੋਈ ਨਵੀਂ ਗੱਲ ਹੋਵੇ ਤਾਂ ਬੱਚਾ ਹਾਲੇ ਤੁਹਾਡੇ ਚਿਹਰੇ ਵੱਲ ਨਹੀਂ ਵੇਖਦਾ।',
  },
  20: {
    en: 'Your child does not yet have fun on a swing or a knee.',
    hi: 'बच्चे को अभी झूलने या उछलने वाले खेल अच्छे नहीं लगते।',
    pa: 'ਬੱਚੇ ਨੂੰ ਹਾਲੇ ਝੂਟੇ ਲੈਣ ਜਾਂ ਉੱਛਲਣ ਵਾਲੀਆਂ ਖੇਡਾਂ ਚੰਗੀਆਂ ਨਹੀਂ ਲੱਗਦੀਆਂ।',
  },
}

/** One list line of strengths: the group's name, then whole sentences. Group F keeps only sounds. */
export const strengthLines: { readonly [D in Domain]: Texts } = {
  A: { en: 'Sharing attention. {sentences}', hi: 'साथ देखना और दिखाना। {sentences}', pa: 'ਇਕੱਠੇ ਵੇਖਣਾ ਅਤੇ ਵਿਖਾਉਣਾ। {sentences}' },
  B: { en: 'Asking and understanding. {sentences}', hi: 'माँगना और समझना। {sentences}', pa: 'ਮੰਗਣਾ ਅਤੇ ਸਮਝਣਾ। {sentences}' },
  C: { en: 'Connecting with people. {sentences}', hi: 'लोगों से जुड़ना। {sentences}', pa: 'ਲੋਕਾਂ ਨਾਲ ਜੁੜਨਾ। {sentences}' },
  D: { en: 'Play and copying. {sentences}', hi: 'खेल और नक़ल। {sentences}', pa: 'ਖੇਡ ਅਤੇ ਨਕਲ। {sentences}' },
  E: { en: 'Moving. {sentences}', hi: 'चलना-फिरना। {sentences}', pa: 'ਤੁਰਨਾ-ਫਿਰਨਾ। {sentences}' },
  F: { en: 'Sounds. {sentences}', hi: 'आवाज़ें। {sentences}', pa: 'ਆਵਾਜ਼ਾਂ। {sentences}' },
}

export const behaviourWords = {
  noStrength: {
    en: 'You know your child well and took the time to check. That is a strength for your child.',
    hi: 'आप बच्चे को अच्छी तरह जानते हैं और आपने समय निकालकर इन सवालों के जवाब दिए। यह बच्चे के लिए एक ताकत है।',
    pa: 'ਤੁਸੀਂ ਬੱਚੇ ਨੂੰ ਚੰਗੀ ਤਰ੍ਹਾਂ ਜਾਣਦੇ ਹੋ ਅਤੇ ਤੁਸੀਂ ਸਮਾਂ ਕੱਢ ਕੇ ਇਨ੍ਹਾਂ ਸਵਾਲਾਂ ਦੇ ਜਵਾਬ ਦਿੱਤੇ। ਇਹ ਬੱਚੇ ਲਈ ਇੱਕ ਤਾਕਤ ਹੈ।',
  },
  talkAboutThese: {
    en: 'You can talk about these with a child doctor.',
    hi: 'इन बातों पर आप बच्चों के डॉक्टर से बात कर सकते हैं।',
    pa: 'ਇਨ੍ਹਾਂ ਗੱਲਾਂ ਬਾਰੇ ਤੁਸੀਂ ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ ਨਾਲ ਗੱਲ ਕਰ ਸਕਦੇ ਹੋ।',
  },
  nothingToTalkAbout: {
    en: 'No answer stood out. You can still ask a doctor anything you wonder about.',
    hi: 'किसी जवाब पर अलग से ध्यान देने की बात नहीं थी। फिर भी मन में कोई सवाल हो तो डॉक्टर से पूछें।',
    pa: 'ਕਿਸੇ ਜਵਾਬ ਉੱਤੇ ਵੱਖਰਾ ਧਿਆਨ ਦੇਣ ਦੀ ਗੱਲ ਨਹੀਂ ਸੀ। ਫਿਰ ਵੀ ਮਨ ਵਿੱਚ ਕੋਈ ਸਵਾਲ ਹੋਵੇ ਤਾਂ ਡਾਕਟਰ ਨੂੰ ਪੁੱਛੋ।',
  },
} as const satisfies Record<string, Texts>
