export const plainNotice = 'ਇਹ ਸਵਾਲ ਸਾਡੇ ਆਪਣੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਹਨ। ਇਹ M-CHAT-R ਦਾ ਅਧਿਕਾਰਤ ਪਾਠ ਨਹੀਂ ਹੈ।'
