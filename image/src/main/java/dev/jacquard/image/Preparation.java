package dev.jacquard.image;

/** Is told how far the preparation of a JDK has come. */
public interface Preparation {
  /** Tells nobody. */
  Preparation SILENT =
      new Preparation() {
        @Override
        public void at(String what, int percent) {}

        @Override
        public void without(String why) {}
      };

  /**
   * Something is being done.
   *
   * @param percent of all that has to be done
   */
  void at(String what, int percent);

  /**
   * There will be no rewritten JDK.
   *
   * @param why the end of a sentence
   */
  void without(String why);
}
