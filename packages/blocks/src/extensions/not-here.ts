/** Words of blocks that Scratch has and that do nothing here, as they would need a camera, the network or a device. */
import type { Words } from '../opcodes/entry.ts'

export const notHere: Readonly<Record<string, Words>> = {
  translate_getTranslate: {
    en: 'translate {WORDS} to {LANGUAGE}',
    hi: '{WORDS} का {LANGUAGE} में अनुवाद',
    pa: '{WORDS} ਦਾ {LANGUAGE} ਵਿੱਚ ਅਨੁਵਾਦ',
  },
  translate_getViewerLanguage: { en: 'language of the player', hi: 'खेलने वाले की भाषा', pa: 'ਖੇਡਣ ਵਾਲੇ ਦੀ ਭਾਸ਼ਾ' },
  videoSensing_whenMotionGreaterThan: {
    en: 'When the camera sees more motion than {REFERENCE}',
    hi: 'जब कैमरे में {REFERENCE} से ज़्यादा हलचल दिखे',
    pa: 'ਜਦੋਂ ਕੈਮਰੇ ਵਿੱਚ {REFERENCE} ਤੋਂ ਵੱਧ ਹਿਲਜੁਲ ਦਿਸੇ',
  },
  videoSensing_videoOn: {
    en: '{ATTRIBUTE} that the camera sees on {SUBJECT}',
    hi: '{SUBJECT} पर कैमरे में दिखी {ATTRIBUTE}',
    pa: '{SUBJECT} ਉੱਤੇ ਕੈਮਰੇ ਵਿੱਚ ਦਿਸੀ {ATTRIBUTE}',
  },
  videoSensing_videoToggle: { en: 'Turn the camera {VIDEO_STATE}', hi: 'कैमरा {VIDEO_STATE} करें', pa: 'ਕੈਮਰਾ {VIDEO_STATE} ਕਰੋ' },
  videoSensing_setVideoTransparency: {
    en: 'Set the see-through of the camera picture to {TRANSPARENCY}',
    hi: 'कैमरे की तस्वीर को {TRANSPARENCY} पारदर्शी करें',
    pa: 'ਕੈਮਰੇ ਦੀ ਤਸਵੀਰ ਨੂੰ {TRANSPARENCY} ਪਾਰਦਰਸ਼ੀ ਕਰੋ',
  },
  makeymakey_whenMakeyKeyPressed: {
    en: 'When {KEY} of Makey Makey is pressed',
    hi: 'जब Makey Makey की {KEY} कुंजी दबे',
    pa: 'ਜਦੋਂ Makey Makey ਦੀ {KEY} ਕੁੰਜੀ ਦੱਬੇ',
  },
  makeymakey_whenCodePressed: {
    en: 'When {SEQUENCE} are pressed in this order',
    hi: 'जब {SEQUENCE} इसी क्रम में दबें',
    pa: 'ਜਦੋਂ {SEQUENCE} ਇਸੇ ਤਰਤੀਬ ਵਿੱਚ ਦੱਬਣ',
  },
}
