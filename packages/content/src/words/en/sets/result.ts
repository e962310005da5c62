export { districtHospitals } from '../district-hospitals.ts'
export { districts } from '../districts.ts'
export { plainNotice } from '../plain-notice.ts'
