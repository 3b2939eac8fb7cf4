no-script = A script deals the cards here. Allow JavaScript for this page, then load it again.
not-loaded = The table has not come. Look at your connection, then load the page again.
