package org.hamcrest.unseen;

/** Characters, as in a string builder, a writer or a stream in memory. */
public final class Text {
  private String characters = "";

  public Text append(String more) {
    characters += more;
    return this;
  }

  public int length() {
    return characters.length();
  }

  public void clear() {
    characters = "";
  }

  @Override
  public String toString() {
    return characters;
  }
}
