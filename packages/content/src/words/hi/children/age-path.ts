import type { agePath as english } from '../../en/children/age-path.ts'
import type { Words } from '../../words.ts'

export const agePath: Words<typeof english> = {
  outside_young: 'आपका बच्चा {months} महीने का है। ये सवाल {first} महीने की उम्र से हैं, यानी {month} से।',
  outside_old: 'आपका बच्चा {months} महीने का है। ये सवाल {last} महीने तक के बच्चों के लिए हैं।',
  outside_may: 'आप अभी भी जवाब दे सकते हैं, पर नतीजा शायद सही न हो।',
  young_where: 'तब तक आंगनवाड़ी कार्यकर्ता या डॉक्टर के साथ बच्चे का जच्चा-बच्चा कार्ड (टीके वाला) देखें।',
  young_worried: 'क्या आपको बच्चे के सुनने, आवाज़ें निकालने या खेलने को लेकर चिंता है? तो बच्चों के डॉक्टर से अभी पूछें। रुकने की ज़रूरत नहीं है।',
  old_where: 'इस उम्र की जाँच बच्चों के डॉक्टर करते हैं। या ज़िला अस्पताल में शीघ्र हस्तक्षेप केंद्र (DEIC) के बारे में पूछें।',
  outside_help: 'कहाँ पूछें',
}
