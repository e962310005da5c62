export { saveDistrict, loadDistrict } from './chosen-district.ts'
export { DistrictSelect, useDistrict } from './district-select.tsx'
