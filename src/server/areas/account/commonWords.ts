/**
 * Words that people here make passwords of and that lists from elsewhere do not know: first names, gods, places,
 * cricketers and film stars, feasts, and the seasons, months and days of both languages. In lower case; four letters
 * at least, since shorter ones stand within too many others.
 */
const words = `
aakash aarav aarti abhay abhijit abhinav abhishek adarsh aditi aditya ajay akash akhil akshay alok amar amit amrita
amruta anand ananya anil anish anita anjali anjana ankit ankita ankur anuj anupam anurag anushka apoorva archana arjun
arnav arpit arun aruna arvind asha ashish ashok ashwin aswin avinash ayush babita bharat bhavana bhavesh bhavna
bhushan
chandan chandra chetan chirag deepak deepa deepika deepti devendra dhanush dharmesh dhruv dilip dinesh divya farhan
fatima gaurav gautam gayatri geeta girish gita gopal govind harish harsh harsha harshad hema hemant himanshu hitesh
imran indira isha ishaan jagdish jayesh jaya jayanti jignesh jitendra jyoti kajal kalpana kamal kamala karan kareena
karthik kartik kavita kavya ketan kiran kishore komal kumar kunal lakshman lalit latha lata lokesh madhav madhu
madhuri
mahendra mahesh mala mamta manish manisha manju manjula manoj mayank mayur meena meera megha mehul mithun mohan mohit
mohammed monika mukesh muskan nagesh namrata nandini narayan naresh narendra naveen navin neeraj neetu neha nikhil
nikita nilesh nisha nitin nitya omkar pallavi pankaj parth pawan payal pooja poonam prabhu pradeep prakash pramod
pranav prasad prashant prateek pratik praveen pravin preeti prem priti priya priyanka puja puneet pushpa rachna
radhika
raghav rahul rajan rajat rajesh rajeev rajiv raju rakesh raman ramesh rani ranjit rashmi ravi ravindra reena rekha
reshma
ritesh ritika ritu rohan rohit roshan roshni ruchi sachin sagar sahil sameer samir sandeep sandhya sangeeta sanjana
sanjay sanjeev santosh sapna sarika sarita satish saurabh savita seema shalini shankar shanti sharad sharma shashi
shikha shilpa shivam shivani shobha shraddha shreya shubham shweta simran singh smita sneha sonal sonam sonali sonia
srinivas subhash sudha sudhir sujata suman sumit sunil sunita suraj suresh sushil sushma swapnil swati tanvi tanya
tarun tejas uday umesh urvashi usha vaibhav vandana varsha varun vasant venkat venkatesh vicky vidya vijay vijaya
vikas
vikram vimal vinay vineet vinod vipin vipul vishal vishnu vivek yash yogesh
allah ambani balaji bhagwan bhavani bholenath bismillah brahma buddha devi durga ganapati ganesh ganesha ganpati guru
hanuman harekrishna hari jaihind jaimatadi jaishreeram jaishriram jesus kali khuda krishna laxmi lakshmi mahadev
mahakal maruti matarani murugan narayana omnamahshivaya omsairam parvati radha radhakrishna radheradhe radheshyam rama
saibaba sairam saraswati shani shiva shivshankar shreeram shriram sitaram tirupati vaishnavi vithal waheguru
agra ahmedabad ajmer allahabad amritsar assam aurangabad bangalore bengaluru bengal bhopal bharatmata bihar bombay
calcutta chandigarh chennai cochin coimbatore dehradun delhi goregaon gujarat gurgaon guwahati haridwar haryana
himachal hindustan hyderabad indian india indore jaipur jaisalmer jammu jodhpur kanpur karnataka kashi kashmir kerala
kochi kolkata lucknow ludhiana madras madurai maharashtra mathura mumbai mysore mysuru nagpur nashik nasik navimumbai
noida odisha patna puducherry pune punjab rajasthan ranchi shimla srinagar surat tamilnadu telangana thane trivandrum
udaipur varanasi vizag
ashwin bumrah dhoni dravid gambhir ganguly gavaskar harbhajan irfan jadeja kapildev kohli kumble mahi msdhoni pandya
pathan raina rohitsharma sehwag shami tendulkar virat viratkohli yuvraj cricket
aamir aishwarya ajith alia amitabh bachchan baahubali bollywood deepika hrithik kapoor katrina mahesh pathaan prabhas
pushpa rajini rajinikanth ranbir ranveer salman salmankhan shahrukh sholay thala vijay
bhaidooj christmas dasara deepavali dipawali diwali dussehra holi janmashtami lohri makar navratri onam pongal raksha
ramadan ramzan ugadi
summer winter monsoon autumn spring january february march april june july august september october november december
monday tuesday wednesday thursday friday saturday sunday somvar mangalvar budhvar guruvar shukravar shanivar ravivar
baby babu beti beta bhai chand dost hello jaan janu jaanu jeevan king life love lovely mummy papa pappu pinky
princess pyaar queen rani rocky abcd abcde asdf babyshop chotu chhotu chintu kids modi shop toys sanam sona sonu sweetu sweety welcome zindagi
`;

/** Longest first: `krishna` before `krish`. */
export const commonWords: readonly string[] = [...new Set(words.split(/\s+/))]
  .filter((word) => /^[a-z]{4,}$/.test(word))
  .sort((a, b) => b.length - a.length);
