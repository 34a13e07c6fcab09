package dev.jacquard.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FoldsTest {
  @Test
  void aShortTimeLineIsNotFolded() {
    assertThat(Folds.of(moments(150))).isEmpty();
  }

  @Test
  void theMiddleOfALongOneIs() {
    assertThat(Folds.of(moments(1_000))).containsExactly(new Folds.Fold(15, 959));
  }

  @Test
  void whatIsNearAMarkStays() {
    List<Moment> moments = moments(1_000);
    moments.set(500, moment(500, 0, "race"));
    assertThat(Folds.of(moments))
        .containsExactly(new Folds.Fold(15, 491), new Folds.Fold(508, 959));
  }

  @Test
  void whatIsNearAContextSwitchStays() {
    List<Moment> moments = moments(1_000);
    moments.set(500, moment(500, 1, "").after(moments.get(499)));
    assertThat(Folds.of(moments))
        .containsExactly(new Folds.Fold(15, 497), new Folds.Fold(502, 959));
  }

  private static List<Moment> moments(int count) {
    List<Moment> moments = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      moments.add(moment(i, 0, ""));
    }
    return moments;
  }

  private static Moment moment(int row, int thread, String mark) {
    return new Moment(Moment.Sort.STEP, row, thread, "x", "", Place.UNKNOWN, mark, false);
  }
}
