package dev.jacquard.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every failure of a lesson happens again when it is replayed by the string that it printed. */
@Tag("slow")
class ReplayedLessonsTest {
  private static final Pattern REPLAY = Pattern.compile("-Djacquard\\.replay=(\\S+)");

  @Test
  void failuresHappenAgain() {
    List<Lesson> lessons = Lesson.here();
    Map<String, LessonRun> runs = LessonRun.ofAll(lessons);
    int replayed = 0;
    for (Lesson lesson : lessons) {
      for (Map.Entry<String, String> failure : runs.get(lesson.className()).failures().entrySet()) {
        Matcher schedule = REPLAY.matcher(failure.getValue());
        if (schedule.find()) {
          replayed++;
          LessonRun again = LessonRun.replaying(lesson, failure.getKey(), schedule.group(1));
          assertThat(again.failures().get(failure.getKey()))
              .as("%s#%s", lesson, failure.getKey())
              .startsWith(failure.getValue().lines().findFirst().orElseThrow());
        }
      }
    }
    assertThat(replayed).isGreaterThan(15);
  }
}
