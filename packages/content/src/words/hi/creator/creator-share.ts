import type { creatorShare as english } from '../../en/creator/creator-share.ts'
import type { Words } from '../../words.ts'

export const creatorShare: Words<typeof english> = {
  title: 'शेयर करें',
  close: 'बंद करें',
  anyone: 'जिसके पास लिंक हो, वह {n} दिन तक खेल सकता है।',
  send: 'लिंक भेजें',
  copy: 'लिंक कॉपी करें',
  as_file: 'फ़ाइल बनाकर भेजें',
  sign_in: 'लिंक के लिए साइन इन करें',
  only_game: 'दूसरों को गेम और उसका नाम दिखता है। आपका नाम या खाता नहीं।',
  drawings_go: 'आपकी बनाई तस्वीरें साथ जाती हैं।',
  files_stay: 'फ़ोटो, आवाज़ें और कहीं और से लाई तस्वीरें यहीं रहती हैं। उनकी जगह दूसरों को स्लेटी डिब्बा दिखता है। आपकी आवाज़ों के नाम उन्हें दिखते हैं।',
  any_time: 'आप लिंक कभी भी बंद कर सकते हैं।',
  message: 'खेलने के लिए एक गेम: {name}',
  making: 'लिंक बन रहा है...',
  address: 'लिंक',
  copied: 'लिंक कॉपी हो गया।',
  not_copied: 'लिंक कॉपी नहीं हुआ। उसे चुनकर खुद कॉपी करें।',
  sent: 'लिंक तैयार है।',
  works_until: 'लिंक {date} तक चलेगा।',
  switch_off: 'लिंक बंद करें',
  is_off: 'लिंक बंद है। अब वह किसी के लिए नहीं खुलेगा।',
}
