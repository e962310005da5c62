export { districtHospitals } from '../district-hospitals.ts'
export { districts } from '../districts.ts'
export { otherPlaces } from '../other-places.ts'
