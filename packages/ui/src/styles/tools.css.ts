/** tools.css: the calculators and the questions to try. Linked by the few pages that have one, behind widgets.css. */
import './layers.css';
import '../tool/tool.css';
import '../recognition/recognition.css';
import '../grade-calculator/grade-calculator.css';
import '../subject-calculator/subject-calculator.css';
import '../ap-calculator/ap-calculator.css';
import '../study-hours-estimator/study-hours-estimator.css';
import '../attempt/attempt.css';
