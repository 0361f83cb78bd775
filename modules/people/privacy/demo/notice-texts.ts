/** The privacy notice of the demo university: what its modules do, as an officer would write it. */
export const ENGLISH = `The university keeps data about you because the law asks it to, because it employs you or considers your application, and because you use its services. This notice says which data, why, for how long, and what you may ask for.

# Which data
Of employees: the personal data sheet, appointments and salaries, attendance and leave, payroll, trainings and ratings, property that you hold, and the papers of the 201 file. Of applicants: what the application and its papers say, and what the selection board notes. Of those who bring or send papers: name, address and what the paper is about. Of everyone who signs in: when and from which device.

# Why, and on what basis
To keep civil service records, to pay salaries and to remit what the law deducts, to select for vacancies by merit, and to answer for public funds and property. The basis is the law (among others the rules of the Civil Service Commission, the Commission on Audit and the Bureau of Internal Revenue) and your appointment or contract. Faces at the kiosk and vaccination records are kept only with your consent, which you may withdraw at any time, in your account settings and under Vaccination.

# Who receives them
Your heads and HR within their duties; the Civil Service Commission, the GSIS, PhilHealth, Pag-IBIG, the Bureau of Internal Revenue, the Commission on Audit and the bank that pays you, each what the law or your pay asks for. Nothing is sold, and nothing is sent for advertising.

# How long
As the schedule of the National Archives and the rules of each office say. Papers of applicants who were not appointed are deleted two years after the decision. What is kept longer because of a case is under a legal hold.

# Your rights
You may be informed, read what is held about you and take a copy along, have it corrected, object, have it blocked or erased where the law allows, and claim damages. Ask in your account settings under My data, or write to the data protection officer. An answer comes within thirty working days. You may also complain to the National Privacy Commission.`;

export const FILIPINO = `May hawak na datos ang unibersidad tungkol sa iyo dahil hinihingi ito ng batas, dahil empleyado ka nito o pinag-aaralan nito ang iyong aplikasyon, at dahil may tungkulin itong serbisyo sa iyo. Sinasabi ng abisong ito kung aling datos, bakit, gaano katagal, at ano ang maaari mong hilingin.

# Aling datos
Ng mga empleyado: ang personal data sheet, mga appointment at sahod, attendance at leave, payroll, mga training at rating, ang property na hawak mo, at ang mga papeles ng 201 file. Ng mga aplikante: ang nilalaman ng aplikasyon at ng mga kalakip nito, at ang itinala ng selection board. Ng mga nagdadala o nagpapadala ng papeles: pangalan, address at kung tungkol saan ang papeles. Ng lahat ng nagsa-sign in: kung kailan at mula sa aling device.

# Bakit, at ano ang batayan
Upang magtago ng mga record ng civil service, magbayad ng sahod at ihulog ang mga kaltas na itinakda ng batas, pumili para sa mga bakante ayon sa merito, at managot para sa pondo at ari-arian ng bayan. Ang batayan ay ang batas (kabilang ang mga tuntunin ng Civil Service Commission, Commission on Audit at Bureau of Internal Revenue) at ang iyong appointment o kontrata. Ang mukha sa kiosk at ang record ng bakuna ay itinatago lamang kung pumayag ka, at maaari mong bawiin ang pahintulot anumang oras, sa mga setting ng iyong account at sa ilalim ng Vaccination.

# Sino ang tumatanggap
Ang iyong mga head at ang HR ayon sa kanilang tungkulin; ang Civil Service Commission, GSIS, PhilHealth, Pag-IBIG, Bureau of Internal Revenue, Commission on Audit at ang bangkong nagbabayad sa iyo, ayon lamang sa hinihingi ng batas o ng iyong sahod. Walang ibinebenta, at walang ipinapadala para sa patalastas.

# Gaano katagal
Ayon sa schedule ng National Archives at sa mga tuntunin ng bawat opisina. Ang mga papeles ng mga aplikanteng hindi na-appoint ay binubura dalawang taon matapos ang pasya. Ang itinatago nang mas matagal dahil sa isang kaso ay nasa legal hold.

# Ang iyong mga karapatan
Maaari kang humiling na mapaalaman, mabasa ang hawak tungkol sa iyo at magkaroon ng kopya, maipatama ito, tumutol, maipa-block o maipabura ito kung pinapayagan ng batas, at humingi ng danyos. Humiling sa mga setting ng iyong account sa ilalim ng My data, o sumulat sa data protection officer. Darating ang sagot sa loob ng tatlumpung araw ng trabaho. Maaari ka ring magreklamo sa National Privacy Commission.`;
