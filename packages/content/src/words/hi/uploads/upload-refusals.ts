import type { uploadRefusals as english } from '../../en/uploads/upload-refusals.ts'
import type { Words } from '../../words.ts'

export const uploadRefusals: Words<typeof english> = {
  invalid_file_type: 'कृपया MP4 या MOV वीडियो फ़ाइल अपलोड करें',
  file_too_large: 'कृपया 50MB तक का वीडियो अपलोड करें',
  video_empty: 'यह फ़ाइल खाली है। कृपया दूसरा वीडियो चुनें।',
  video_damaged: 'यह वीडियो पूरा नहीं खुल सका। कृपया दूसरा वीडियो चुनें।',
  video_without_picture: 'इस फ़ाइल में चलती तस्वीर नहीं है। कृपया दूसरा वीडियो चुनें।',
  video_already_here: 'इन जवाबों के साथ एक वीडियो पहले ही भेजा जा चुका है। एक काफ़ी है।',
  video_consent_missing: 'कृपया पहले वीडियो वाले बॉक्स पर निशान लगाएँ।',
  upload_busy: 'यह वीडियो अभी पहुँच रहा है। कृपया थोड़ा रुकें।',
  upload_expired: 'यह वीडियो 24 घंटे में पूरा नहीं आया। इसे मिटा दिया गया। कृपया फिर से भेजें।',
  wrong_offset: 'वीडियो जहाँ तक पहुँचा है, वहीं से आगे भेजा जाएगा।',
}
