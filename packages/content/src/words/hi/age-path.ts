import type { agePath as english } from '../en/age-path.ts'
import type { Words } from '../words.ts'

export const agePath: Words<typeof english> = {
  outside_young: 'आपका बच्चा {months} महीने का है। ये सवाल {first} महीने से ठीक बैठते हैं, यानी {month} में।',
  outside_old: 'आपका बच्चा {months} महीने का है। ये सवाल {last} महीने तक ठीक बैठते हैं।',
  outside_may: 'आप अभी जवाब दे सकते हैं। नतीजा शायद ठीक न बैठे।',
  young_where: 'तब तक आंगनवाड़ी कार्यकर्ता या डॉक्टर के साथ बच्चे का विकास कार्ड देखें।',
  young_worried: 'क्या सुनने, आवाज़ों या खेल को लेकर चिंता है? तो बच्चों के डॉक्टर से अभी पूछें। रुकने की ज़रूरत नहीं है।',
  old_where: 'बच्चों के डॉक्टर इस उम्र की जाँच जानते हैं। या ज़िला अस्पताल में शीघ्र हस्तक्षेप केंद्र (DEIC) के बारे में पूछें।',
  outside_help: 'कहाँ पूछें',
}
